import { cx } from "../lib/cx.js";

/** Sheet of paper: with a pencil, or with a check mark when done. Decorative. */
export function PageArt({ done }: { done: boolean }) {
  return (
    <svg
      aria-hidden
      width="132"
      height="124"
      viewBox="0 0 132 124"
      fill="none"
      className={cx("mx-auto block", done && "animate-rise-in")}
    >
      <ellipse cx="66" cy="117" rx="46" ry="5" fillOpacity=".3" className="fill-scrim" />
      <path
        d="M28 20a12 12 0 0 1 12-12h32l28 28v66a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12z"
        className="fill-on-picture"
      />
      <path d="M72 8l28 28H80a8 8 0 0 1-8-8z" className="fill-accent" />
      <path
        d={done ? "M44 36h14M44 52h40M44 68h34M44 84h18" : "M44 52h40M44 68h26M44 84h12"}
        strokeWidth="5"
        strokeLinecap="round"
        strokeOpacity=".16"
        className="stroke-on-accent"
      />
      {done ? (
        <>
          <circle cx="94" cy="88" r="21" className="fill-success" />
          <path
            d="M84 88.5l7 7L104.5 82"
            strokeWidth="4.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-on-solid"
          />
        </>
      ) : (
        <g transform="rotate(40 92 82)">
          <path d="M84 46a8 8 0 0 1 16 0v6H84z" className="fill-danger" />
          <path d="M84 52h16v42H84z" className="fill-accent" />
          <path d="M84 94h16l-8 18z" className="fill-t-sand" />
          <path d="M88.5 104h7L92 112z" className="fill-on-accent" />
        </g>
      )}
    </svg>
  );
}
