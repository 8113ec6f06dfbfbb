import { useRef } from 'preact/hooks';
import { appWords } from '../words/index.ts';
import { Button } from './button.tsx';
import css from './copy-link.module.css';
import { Field } from './field.tsx';
import { toast } from './toast.tsx';

interface Props {
  readonly label: string;
  readonly link: string;
  /** What the button says, if it isn't just “copy”. */
  readonly action?: string;
}

/** An address to copy. Where the browser forbids it (no HTTPS), it is selected for the reader to copy. */
export function CopyLink({ label, link, action }: Props) {
  const words = appWords.value;
  const ref = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(words.copied, 'good');
    } catch {
      const field = ref.current?.querySelector('input');
      field?.focus();
      field?.select();
      // Deprecated, but it works where the clipboard is closed to pages without HTTPS.
      const isCopied = field !== undefined && document.execCommand('copy');
      toast(isCopied ? words.copied : words.copyFailed, isCopied ? 'good' : 'bad');
    }
  };
  return (
    <div ref={ref} class={css.copy}>
      <Field label={label} value={link} onText={() => undefined} readOnly />
      <Button icon="copy" onClick={copy}>
        {action ?? words.copy}
      </Button>
    </div>
  );
}
