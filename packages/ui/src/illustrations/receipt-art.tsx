import { cx } from "../lib/cx.js";

/** Receipt: with a check mark when paid, otherwise with a coin. Decorative. */
export function ReceiptArt({ paid }: { paid: boolean }) {
  return (
    <svg
      aria-hidden
      data-slot={paid ? "paid-art" : undefined}
      width="132"
      height="124"
      viewBox="0 0 132 124"
      fill="none"
      className={cx("mx-auto block", paid && "animate-rise-in")}
    >
      <ellipse cx="66" cy="117" rx="44" ry="5" fillOpacity=".3" className="fill-scrim" />
      <path
        d="M32 18a10 10 0 0 1 10-10h48a10 10 0 0 1 10 10v92l-11.3-8-11.4 8-11.3-8-11.3 8-11.4-8L32 110z"
        className="fill-on-picture"
      />
      <path
        d="M46 28h26M46 42h40M46 56h20M46 70h14"
        strokeWidth="5"
        strokeLinecap="round"
        strokeOpacity=".16"
        className="stroke-on-accent"
      />
      {paid ? (
        <>
          <circle cx="92" cy="76" r="21" className="fill-success" />
          <path
            d="M82 76.5l7 7L102.5 70"
            strokeWidth="4.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-on-solid"
          />
        </>
      ) : (
        <>
          <circle cx="94" cy="90" r="24" className="fill-accent" />
          <circle cx="94" cy="90" r="16" strokeWidth="3" strokeOpacity=".5" className="stroke-on-accent" />
          <path d="M94 83v14" strokeWidth="4" strokeLinecap="round" className="stroke-on-accent" />
        </>
      )}
    </svg>
  );
}
