/** Bell, with or without a badge. Decorative. */
export function BellArt({ news }: { news: boolean }) {
  return (
    <svg
      aria-hidden
      focusable="false"
      width="124"
      height="116"
      viewBox="0 0 124 116"
      className="mx-auto block"
    >
      <ellipse cx="62" cy="110" rx="40" ry="5" fillOpacity=".3" className="fill-scrim" />
      <path d="M50 92a12 12 0 0 0 24 0z" className="fill-ink" />
      <circle cx="62" cy="14" r="7" className="fill-accent" />
      <path
        d="M62 14c-20 0-32 15-32 34v22L20 84a5 5 0 0 0 4 8h76a5 5 0 0 0 4-8L94 70V48c0-19-12-34-32-34z"
        className="fill-accent"
      />
      {news ? (
        <circle cx="94" cy="28" r="15" className="fill-primary stroke-raised" strokeWidth="4" />
      ) : (
        <path
          d="M44 56q6 6 12 0M68 56q6 6 12 0"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-on-accent"
        />
      )}
    </svg>
  );
}
