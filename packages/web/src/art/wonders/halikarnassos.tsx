import type { JSX } from 'preact';
import { Birds, Cypress, Person, Ship } from './landscape-details.tsx';
import type { Scenery } from './piece.ts';
import { box, columns, flutes, lines, masonry, spread, steps } from './shapes.ts';
import style from './wonders.module.css';

const shafts = spread(178, 302, 9, 6);
const lower = { left: 166, right: 314, top: 106, base: 127 };
const upper = { left: 170, right: 310, top: 92, base: 106 };
const roof = { left: 224, right: 256, top: 32, base: 54 };
const LION = 'M0 0v-4c0-3 2-4 2-6-1-3 2-5 4-3 1 1 1 2 0 3l4 3c3 1 4 3 4 7Z';

function Lions(): JSX.Element {
  return (
    <>
      <path class={style.gilt} transform="translate(158 127)" d={LION} />
      <path class={style.giltShade} transform="matrix(-1 0 0 1 322 127)" d={LION} />
    </>
  );
}

/** A horse of the team that draws the chariot on the top. */
const HORSE =
  'M-1-15.5-3.5-12l1.2 1.4 2.4-1.1 1 3.2-3.6 3.7 1.5 1.3 3.4-2.3 1.1 6.8h1.7l.6-6.2h6.7l1.7 6.2h1.7l.3-9.2 3.2 3-.6-5.2c-1-1.3-2.5-1.6-4-1.6H7.5L3.5-13.2 2.2-16.5Z';

export const halikarnassos: Scenery = {
  back: () => (
    <>
      <path
        class={style.far}
        d="M0 110c26-18 48-24 74-18 22-10 42-2 60 8l40 8h306V96c-30-16-56-22-84-10-30-8-62 2-92 14l-60 8H0Z"
      />
      <path
        class={style.near}
        d="M0 110c16-6 30-10 48-7 22-3 40 3 56 7Zm330 0c20-8 44-12 66-9 30-5 58 0 84 5v4Z"
      />
      {/* The harbour, and the houses above it. */}
      <path class={style.farShade} d="M330 110v-7h8v-5h9v5h7v-8h10v6h8v-7h9v9h10v-6h9v6h10v-9h9v8h11v8Z" />
      <path class={style.sea} d="M0 109h480v51H0Z" />
      <path
        class={style.wave}
        d="M16 117c6-2 9 1 15-1M60 122c6-2 9 1 15-1M108 116c6-2 9 1 15-1M370 117c6-2 9 1 15-1M430 121c6-2 9 1 15-1"
      />
      <path class={style.shimmer} d="M70 113h36M64 117h46M72 121h28" />
      <Ship x={98} y={123} size={0.65} />
      <Ship x={140} y={117} size={0.45} flip />
      <path class={style.hill} d="M120 132c20-8 50-12 90-12h80c44 0 70 2 110 0 30-2 60-4 80-2v42H120Z" />
    </>
  ),
  pieces: [
    {
      plan: box(lower) + steps({ left: 160, right: 320, top: 127, base: 132 }, 2, 4),
      solid: () => (
        <>
          <path class={style.mid} d={steps({ left: 160, right: 320, top: 127, base: 133 }, 2, 4)} />
          <path class={style.lit} d={box(lower)} />
          <path class={style.mid} d={box({ ...lower, left: 274 })} />
          <path class={style.joint} d={masonry(lower, 5, 12)} />
          <path class={style.door} d={box({ left: 234, right: 246, top: 112, base: 127 })} />
          <path class={style.shade} d="M231 109h18v3h-18ZM166 125.5h148v1.5H166Z" />
          <Lions />
        </>
      ),
    },
    {
      plan: box(upper),
      solid: () => (
        <>
          <path class={style.lit} d={box(upper)} />
          <path class={style.mid} d={box({ ...upper, left: 270 })} />
          <path class={style.glaze} d={box({ ...upper, top: 95, base: 103 })} />
          {/* Warriors and horses in relief. */}
          <path class={style.relief} d={lines(spread(174, 306, 23, 0), 96.5, 102)} />
          <path class={style.reliefHeads} d="M174 97H308" />
          <path class={style.shade} d="M167 90.5h146V92H167ZM170 104.5h140v1.5H170Z" />
        </>
      ),
    },
    {
      plan: columns(shafts, 6, 63, 91),
      solid: () => (
        <>
          <path class={style.shade} d={box({ left: 184, right: 296, top: 62, base: 91 })} />
          <path class={style.lit} d={columns(shafts, 6, 62, 91)} />
          <path class={style.shade} d={flutes(shafts, 6, 62, 91)} />
        </>
      ),
    },
    {
      plan: 'M172 54h136v9H172Z',
      solid: () => (
        <>
          <path class={style.lit} d="M173 55h134v8H173Z" />
          <path class={style.mid} d="M268 55h39v8h-39Z" />
          <path class={style.glaze} d="M173 57.5h134v3H173Z" />
          <path class={style.glazeDots} d="M175 59h131" />
          <path class={style.shade} d="M170 53.5h140V55H170Z" />
          {/* Figures between the columns. */}
          <path
            class={style.statue}
            d={spread(187, 293, 8, 3)
              .filter((_, at) => at !== 3 && at !== 4)
              .map((x) => `M${x} 91v-9l-1-4 1.5-1.5v-2.5h2.4v2.5L${x + 4.5} 78l-1 4v9Z`)
              .join('')}
          />
        </>
      ),
    },
    {
      plan: 'M182 54 224 31h32l42 23Z',
      solid: () => (
        <>
          <path class={style.mid} d={steps(roof, 7, 6.5)} />
          <path class={style.shade} d="M240 32h16v3.1h6.5v3.2h6.5v3.1h6.5v3.2h6.5v3.1h6.5v3.2h6.5V54H252Z" />
          <path
            class={style.litStep}
            d="M224 32.4h32M217.5 35.5h45M211 38.7h58M204.5 41.8h71M198 45h84M191.5 48.1h97M185 51.3h110"
          />
        </>
      ),
    },
    {
      plan: 'M212 32c0-11 8-18 18-18h18c8 3 12 10 12 18Z',
      solid: () => (
        <>
          <path class={style.giltShade} transform="translate(222 31)" d={HORSE} />
          <path class={style.gilt} transform="translate(216 32)" d={HORSE} />
          <path class={style.rope} d="M220 20.5 242 22" />
          <path class={style.giltShade} d="M243.5 23c0-4 1-6 2.5-7-1-3 3.5-4 4-1 2 2 2 5 2 8Z" />
          <path class={style.gilt} d="M238.5 30c-.5-5 1-8 3-8h10c3 1 5 4 6 8Z" />
          <path class={style.giltShade} d="M250 22h1.5c3 1 5 4 6 8H252Z" />
          <circle class={style.wheel} cx="248" cy="28.5" r="4" />
          <path class={style.wheel} d="M244 28.5h8M248 24.5v8" />
        </>
      ),
    },
  ],
  front: () => (
    <>
      <path class={style.land} d="M96 144c30-10 90-12 144-12s180-6 240-2v30H60c8-8 20-12 36-16Z" />
      <path class={style.wave} d="M20 136c8-3 12 2 20-1M52 146c8-3 12 2 20-1M14 153c8-3 12 2 20-1" />
      <path class={style.path} d="M226 133h28l20 27h-70Z" />
      <path
        class={style.landLine}
        d="M110 148c24-3 50-1 70-2M310 142c30-2 60 0 90-2M340 152c30-2 60 0 90-2"
      />
      <Cypress x={138} y={142} size={1.15} />
      <Cypress x={152} y={145} size={0.9} />
      <Cypress x={338} y={141} size={1.1} />
      <Cypress x={354} y={144} size={1.3} />
      <Cypress x={446} y={146} size={1.5} />
      <Cypress x={462} y={150} size={1.2} />
      <Ship x={38} y={150} size={1.3} />
      <Person x={232} y={143} />
      <Person x={250} y={148} size={1.2} />
      <Birds x={330} y={44} />
    </>
  ),
  crane: [334, 128],
};
