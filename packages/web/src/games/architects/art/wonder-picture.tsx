// A wonder in its landscape, in five pieces: what is built stands in stone and gold, what is to come is a drawing. A
// piece that can be built now is chosen by pressing it; the list of stages beside it does the same by keyboard.

import { type City, NONE, STAGES, stageBit, type Wonder, wonderFacts } from '@mirabilia/architects';
import { Fragment, type JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Crane } from '../../../art/wonders/landscape-details.tsx';
import { layersOf } from '../../../art/wonders/layers.tsx';
import palette from '../../../art/wonders/palette.module.css';
import { usePictureId } from '../../../art/wonders/picture-id.ts';
import style from '../../../art/wonders/wonders.module.css';
import { labelled } from '../../../i18n/language.ts';
import { classes } from '../../../ui/classes.ts';
import { isDark } from '../../../ui/is-dark.ts';
import { architectsWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import css from './wonder-picture.module.css';
import { PICTURES } from './wonders/index.ts';

interface Props {
  readonly wonder: Wonder;
  /** Those that stand, as bits. */
  readonly stages: number;
  /** Those that can be chosen now. */
  readonly open?: readonly number[];
  readonly picked?: number | undefined;
  readonly onStage?: (stage: number) => void;
}

const ALL = Array.from({ length: STAGES }, (_, i) => i + 1);
export const standingIn = (stages: number): number => ALL.filter((stage) => stages & stageBit(stage)).length;

/** A city's wonder as it stands; nothing before one is chosen. */
export const CityPicture = ({ city: { wonder, stages } }: { readonly city: City }): JSX.Element | null =>
  wonder === NONE ? null : <WonderPicture wonder={wonder} stages={stages} />;

export function WonderPicture({ wonder, stages, open = [], picked, onStage }: Props): JSX.Element {
  const id = usePictureId();
  const { id: name } = wonderFacts(wonder);
  const picture = PICTURES[name];
  const light = isDark.value ? 'dusk' : 'day';
  const { ground, solids, front } = useMemo(
    () => layersOf(picture, picture.stages, { light, id }),
    [picture, light, id],
  );
  const paints = {
    '--sea': `url(#${id}sea)`,
    '--land': `url(#${id}land)`,
    '--glow-paint': `url(#${id}glow)`,
    '--beam': `url(#${id}beam)`,
  };
  const standing = standingIn(stages);
  const label = labelled(names.value.wonders[name], architectsWords.value.stagesBuilt(standing, STAGES));
  return (
    <span class={style.frame}>
      <svg
        class={`${style.picture} ${palette[light]}`}
        style={paints}
        viewBox="0 -4 480 160"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        {ground}
        {standing > 0 && standing < STAGES && <Crane x={picture.crane[0]} y={picture.crane[1]} />}
        {ALL.map((stage) => {
          const { plan } = picture.stages[stage - 1] as (typeof picture.stages)[0];
          const stands = (stages & stageBit(stage)) !== 0;
          return (
            <Fragment key={stage}>
              <g class={css.turned} data-piece={stage} display={stands ? undefined : 'none'}>
                {solids[stage - 1]}
              </g>
              {open.includes(stage) ? (
                // biome-ignore lint/a11y/noStaticElementInteractions: the list of stages does the same by keyboard
                <path
                  class={classes(css.open, picked === stage && css.picked)}
                  d={plan}
                  onClick={() => onStage?.(stage)}
                />
              ) : (
                <path class={style.plan} d={plan} display={stands ? 'none' : undefined} />
              )}
            </Fragment>
          );
        })}
        {front}
      </svg>
    </span>
  );
}
