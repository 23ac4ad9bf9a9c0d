/** A receipt with a check on it. Decorative. */
export function PaidArt() {
  return (
    <svg
      aria-hidden
      data-slot="paid-art"
      width="132"
      height="124"
      viewBox="0 0 132 124"
      fill="none"
      className="mx-auto block animate-rise-in"
    >
      <ellipse cx="66" cy="117" rx="44" ry="6" className="fill-sunken" />
      <path
        d="M32 18a10 10 0 0 1 10-10h48a10 10 0 0 1 10 10v92l-11.3-8-11.4 8-11.3-8-11.3 8-11.4-8L32 110z"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-raised stroke-border"
      />
      <path d="M46 28h26M46 42h40M46 56h20" strokeWidth="5" strokeLinecap="round" className="stroke-border" />
      <circle cx="92" cy="76" r="21" className="fill-ok" />
      <path
        d="M82 76.5l7 7L102.5 70"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-solid"
      />
    </svg>
  );
}
