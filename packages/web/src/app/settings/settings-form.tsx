import { useSignal } from '@preact/signals';
import { forgetHints } from '../../learn/kept.ts';
import { preview } from '../../sound/player.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { appWords } from '../../words/index.ts';
import { DeviceLink } from './device-link.tsx';
import { EmblemForm } from './emblem-form.tsx';
import { LanguageSelect } from './language-select.tsx';
import { NameForm } from './name-form.tsx';
import { askToNotify, type NotifyPermission, turnPushOff, turnPushOn } from './push.ts';
import { MOTIONS, settings, THEMES, VOLUMES } from './settings.ts';
import css from './settings-form.module.css';

const THEME_ICONS = { system: 'device', light: 'sun', dark: 'moon' } as const;

function Look() {
  const { settings: words } = appWords.value;
  return (
    <section class={css.part}>
      <h3>{words.look}</h3>
      <LanguageSelect />
      <Segmented
        label={words.theme}
        value={settings.theme.value}
        options={THEMES.map((each) => ({ value: each, label: words.themes[each], icon: THEME_ICONS[each] }))}
        onChange={(theme) => {
          settings.theme.value = theme;
        }}
      />
      <Segmented
        label={words.motion}
        value={settings.motion.value}
        options={MOTIONS.map((each) => ({ value: each, label: words.motions[each] }))}
        onChange={(motion) => {
          settings.motion.value = motion;
        }}
      />
      <Switch name="patterns" />
    </section>
  );
}

/** Each slider plays a sample of what it changes. */
function Sounds() {
  const { settings: words } = appWords.value;
  return (
    <section class={css.part}>
      <h3>{words.sound.label}</h3>
      <Toggle
        label={words.sound.label}
        hint={words.sound.hint}
        isOn={!settings.muted.value}
        onChange={(isOn) => {
          settings.muted.value = !isOn;
        }}
      />
      {!settings.muted.value && (
        <div class={css.volumes}>
          {VOLUMES.map((name) => (
            <label key={name} class={css.volume}>
              <span>{words.volumes[name]}</span>
              <input
                type="range"
                class={css.range}
                min={0}
                max={100}
                step={10}
                value={settings.volumes.value[name]}
                style={{ '--at': settings.volumes.value[name] / 100 }}
                onInput={({ currentTarget }) => {
                  settings.volumes.value = {
                    ...settings.volumes.peek(),
                    [name]: Number(currentTarget.value),
                  };
                }}
                onChange={() => void preview(name)}
              />
            </label>
          ))}
        </div>
      )}
    </section>
  );
}

/** A setting that is on or off. */
function Switch({ name }: { readonly name: 'patterns' | 'confirm' | 'memoryAid' | 'hints' }) {
  const { label, hint } = appWords.value.settings[name];
  return (
    <Toggle
      label={label}
      hint={hint}
      isOn={settings[name].value}
      onChange={(isOn) => {
        settings[name].value = isOn;
        // Whoever switches them on wants to see them once more.
        if (name === 'hints' && isOn) forgetHints();
      }}
    />
  );
}

function Notify() {
  const { settings: words } = appWords.value;
  const permission = useSignal<NotifyPermission>('granted');
  const hints = { granted: words.notify.hint, denied: words.notifyDenied, missing: words.notifyMissing };
  return (
    <Toggle
      label={words.notify.label}
      hint={hints[permission.value]}
      isOn={settings.notify.value}
      onChange={async (isOn) => {
        if (isOn) permission.value = await askToNotify();
        settings.notify.value = isOn && permission.value === 'granted';
      }}
    />
  );
}

/** Notifications also when no page is open. */
function Push() {
  const { settings: words } = appWords.value;
  const permission = useSignal<NotifyPermission>('granted');
  const hints = { granted: words.push.hint, denied: words.notifyDenied, missing: words.pushMissing };
  return (
    <Toggle
      label={words.push.label}
      hint={hints[permission.value]}
      isOn={settings.push.value}
      onChange={async (isOn) => {
        if (isOn) permission.value = await turnPushOn();
        else await turnPushOff();
      }}
    />
  );
}

export default function SettingsForm() {
  const { settings: words } = appWords.value;
  return (
    <div class={css.form}>
      <Look />
      <Sounds />
      <section class={css.part}>
        <h3>{words.play}</h3>
        <Switch name="confirm" />
        <Switch name="memoryAid" />
        <Switch name="hints" />
        <Notify />
        <Push />
      </section>
      <section class={css.part}>
        <h3>{words.person}</h3>
        <NameForm />
        <EmblemForm />
        <DeviceLink />
      </section>
    </div>
  );
}
