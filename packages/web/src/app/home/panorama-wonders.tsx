// The seven wonders on the coast of the panorama. The light is in the middle, so shadows fall outwards.

import css from './panorama.module.css';
import { columns, courses, evenly } from './panorama-strokes.ts';

export function Pyramids() {
  return (
    <g>
      <path class={css.body} d="M20 396L112 282 214 396z" />
      <path class={css.shade} d="M20 396L112 282 92 396z" />
      <path class={css.body} d="M96 398L262 188 452 398z" />
      <path class={css.shade} d="M96 398L262 188 214 398z" />
      <path
        class={css.thin}
        d={courses([96, 452, 398], [262, 188], 15) + courses([20, 214, 396], [112, 282], 9)}
      />
      <path class={css.gild} d="M244 211L262 188 283 211 254 218z" />
      <path class={css.line} d="M262 188L214 398M112 282L92 396" />
      <Palms
        at={[
          [468, 398],
          [490, 402],
          [60, 400],
        ]}
      />
    </g>
  );
}

function Palms({ at }: { readonly at: readonly (readonly [number, number])[] }) {
  return (
    <path
      class={css.line}
      d={at
        .map(
          ([x, y]) =>
            `M${x} ${y}q5-20 2-40q-14-6-22 6m22-6q-8-14-22-10m22 10q2-16 16-16m-16 16q14-8 24 2m-24-2q14 0 18 14`,
        )
        .join('')}
    />
  );
}

const TERRACES = [
  [508, 672, 398, 352],
  [526, 660, 352, 310],
  [544, 648, 310, 272],
  [562, 636, 272, 240],
] as const;

/** Leaves hang over each terrace's edge. */
function leaves(left: number, right: number, y: number): string {
  let path = `M${left - 4} ${y}`;
  for (let x = left - 4, i = 0; x < right + 4; x += 8, i++) path += `q4 ${8 + ((i * 5) % 9)} 8 0`;
  return `${path}q-2-12-10-8q-6-8-14-2q-8-8-16 0q-8-8-16 0q-10-8-18 0H${left + 12}q-12-4-16 10z`;
}

export function Gardens() {
  return (
    <g>
      {TERRACES.map(([left, right, bottom, top]) => (
        <g key={top}>
          <path class={css.body} d={`M${left} ${bottom}V${top}H${right}V${bottom}z`} />
          <path class={css.shade} d={`M${left} ${bottom}V${top}H${left + 16}V${bottom}z`} />
          <path
            class={css.arch}
            d={evenly(left + 24, right - 24, 6)
              .map((x) => `M${x - 7} ${bottom}V${top + 24}a7 8 0 0114 0V${bottom}z`)
              .join('')}
          />
          <path class={css.leaves} d={leaves(left, right, top)} />
        </g>
      ))}
      <path class={css.fall} d="M596 240V398M600 240V398M604 240V398" />
      <path class={css.leaves} d="M578 240q-4-26 8-34q12 8 8 34zM612 240q-6-20 6-32q14 10 8 32z" />
    </g>
  );
}

export function Zeus() {
  return (
    <g>
      <path class={css.body} d="M684 402V318H754V402z" />
      <path class={css.body} d="M678 318L719 290 760 318z" />
      <path class={css.shade} d="M678 318L719 290V318z" />
      <path class={css.line} d={`M676 402H762M680 396H758${columns([686, 700, 731, 745], 320, 396, 7)}`} />
      <path
        class={css.gild}
        d="M713 396V374L709 358Q708 346 715 343 711 336 719 333 727 336 723 343 730 346 729 358L727 374 726 396z"
      />
      <path class={css.line} d="M731 396V338M728 340l3-6 3 6" />
    </g>
  );
}

export function Lighthouse() {
  return (
    <g>
      <path class={css.beam} d="M1000 197L560 96V190zM1000 197L1440 130V236z" />
      <path class={css.body} d="M958 404L968 304H1032L1042 404z" />
      <path class={css.shade} d="M1012 404L1010 304H1032L1042 404z" />
      <path class={css.body} d="M974 304L980 240H1020L1026 304z" />
      <path class={css.shade} d="M1008 304L1006 240H1020L1026 304z" />
      <path class={css.body} d="M986 240V208H1014V240z" />
      <path
        class={css.line}
        d="M950 404H1050M962 304H1038M956 298H1044V304M974 240H1026M970 235H1030V240M982 208H1018"
      />
      <path
        class={css.thin}
        d="M964 344H1036M966 324H1034M962 364H1038M960 384H1040M977 272H1023M978 256H1022M976 288H1024"
      />
      <path class={css.arch} d="M994 404V384a6 7 0 0112 0v20zM996 290v-12a4 5 0 018 0v12z" />
      <path class={css.line} d="M990 208V190M1010 208V190M984 190H1016L1000 174z" />
      <circle class={css.flame} cx="1000" cy="198" r="7" />
    </g>
  );
}

export function Artemis() {
  return (
    <g>
      <path class={css.body} d="M1092 398H1316V386H1304V310H1104V386H1092z" />
      <path class={css.body} d="M1094 310L1204 262 1314 310z" />
      <path class={css.shade} d="M1204 262L1314 310H1204z" />
      <path class={css.line} d={`M1092 392H1316M1098 386H1310M1100 316H1308M1116 306L1204 268 1292 306z`} />
      <path class={css.line} d={columns(evenly(1108, 1290, 10), 318, 386, 10)} />
      <circle class={css.gild} cx="1204" cy="293" r="8" />
      <path class={css.line} d="M1204 262v-12M1199 255l5-7 5 7M1094 310l-3-8M1314 310l3-8" />
    </g>
  );
}

export function Mausoleum() {
  return (
    <g>
      <path class={css.body} d="M1362 398V338H1512V398z" />
      <path class={css.shade} d="M1470 398V338H1512V398z" />
      <path class={css.body} d="M1372 338V278H1502V338z" />
      <path class={css.line} d={columns(evenly(1378, 1490, 8), 282, 334, 7)} />
      <path class={css.body} d="M1366 278L1420 222H1454L1508 278z" />
      <path class={css.shade} d="M1454 222L1508 278H1466L1440 222z" />
      <path class={css.thin} d={courses([1366, 1508, 278], [1437, 204], 8)} />
      <path class={css.line} d="M1356 398H1518M1358 338H1516M1368 334H1506M1364 278H1510M1366 282H1508" />
      <path class={css.thin} d="M1362 353H1512M1362 368H1512M1362 383H1512" />
      <path class={css.gild} d="M1422 222v-6q4-10 10-8 2-8 8-4 8-2 8 6l6 12z" />
      <path
        class={css.cypress}
        d="M1536 400q-12-50 2-92q14 42 2 92zM1562 400q-9-36 2-70q11 34 2 70zM1342 400q-9-36 2-70q11 34 2 70z"
      />
    </g>
  );
}

export function Colossus() {
  return (
    <g>
      <path class={css.body} d="M716 440L724 404H762L770 440zM830 440L838 404H876L884 440z" />
      <path class={css.shade} d="M716 440L724 404H736L732 440zM884 440L876 404H864L868 440z" />
      <path class={css.thin} d="M721 416H765M718 428H768M835 416H879M832 428H882" />
      <path
        class={css.body}
        d="M736 404L742 398 758 398 776 350 792 318H812L828 352 842 398 858 398 864 404H832L814 358 801 336 786 358 768 404z"
      />
      <path
        class={css.body}
        d="M786 320Q776 286 778 262 778 250 792 247H812Q824 249 825 260 828 288 816 320L826 344Q800 352 776 344z"
      />
      <path
        class={css.shade}
        d="M808 247Q824 249 825 260 828 288 816 320L826 344Q814 348 802 348 812 300 808 247z"
      />
      <path
        class={css.body}
        d="M780 252Q764 236 766 206L774 204Q778 228 792 240zM820 252Q838 262 842 288L836 314 828 312 832 288Q826 276 818 270z"
      />
      <path class={css.body} d="M792 226Q790 210 802 209 814 210 812 226 810 238 802 239 794 238 792 226z" />
      <path
        class={css.line}
        d="M784 282Q802 290 820 280M786 302Q800 308 816 302M796 320L790 344M806 320L810 346M800 247V239M804 247V239"
      />
      <path class={css.line} d="M790 212l-8-6M794 207l-5-10M801 205V193M808 207l5-10M813 212l8-6" />
      <path class={css.line} d="M766 206l-3-10M774 204V194M760 196H778L775 188H763z" />
      <path class={css.flameTall} d="M762 187Q758 176 769 164 780 176 776 187z" />
    </g>
  );
}
