// An address as a QR code.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import css from './qr.module.css';
import { pathOf } from './qr-path.ts';

export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const picture = useSignal<{ size: number; path: string } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    // Loaded when it is first shown. If that fails, the link is beside it anyway.
    import('uqr').then(
      ({ encode }) => {
        if (!isCurrent) return;
        const { data, size } = encode(text, { ecc: 'M', border: 2 });
        picture.value = { size, path: pathOf(data) };
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text, picture]);
  const { size, path } = picture.value ?? { size: 33, path: '' };
  return (
    <svg class={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
