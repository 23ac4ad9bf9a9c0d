import { cx } from "../lib/cx.js";

/** Letter in an envelope: with the six dots of a code, or with a check mark. Decorative. */
export function EnvelopeArt({ letter }: { letter: "code" | "check" }) {
  return (
    <svg
      aria-hidden
      data-slot="envelope-art"
      width="132"
      height="112"
      viewBox="0 0 132 112"
      fill="none"
      className={cx("mx-auto block", letter === "check" && "animate-rise-in")}
    >
      <ellipse cx="66" cy="104" rx="46" ry="5" fillOpacity=".3" className="fill-scrim" />
      <rect x="14" y="34" width="104" height="66" rx="16" className="fill-t-honey" />
      <rect
        x="28"
        y="6"
        width="76"
        height="66"
        rx="12"
        strokeWidth="1.5"
        className="fill-on-picture stroke-border"
      />
      {letter === "code" ? (
        <g className="fill-on-accent">
          {[41, 51, 61, 71, 81, 91].map((x) => (
            <circle key={x} cx={x} cy="32" r="3.2" />
          ))}
        </g>
      ) : (
        <>
          <circle cx="66" cy="34" r="18" className="fill-success" />
          <path
            d="M57.5 34.5l6 6 11.5-12"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-on-solid"
          />
        </>
      )}
      <path d="M14 50L58 80Q66 85 74 80L118 50V84Q118 100 102 100H30Q14 100 14 84Z" className="fill-accent" />
      <path
        d="M18 94L54 76M114 94L78 76"
        strokeOpacity=".55"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-on-picture"
      />
    </svg>
  );
}
