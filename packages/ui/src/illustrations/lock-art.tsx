/** Padlock, closed or open. Decorative. */
export function LockArt({ open }: { open: boolean }) {
  return (
    <svg
      aria-hidden
      focusable="false"
      width="104"
      height="124"
      viewBox="0 0 104 124"
      className="mx-auto block"
    >
      <ellipse cx="52" cy="118" rx="36" ry="5" fillOpacity=".3" className="fill-scrim" />
      <path
        d={open ? "M30 52V32a22 22 0 0 1 43-7" : "M30 52V32a22 22 0 0 1 44 0v20"}
        fill="none"
        strokeWidth="11"
        strokeLinecap="round"
        className="stroke-ink"
      />
      <rect x="12" y="48" width="80" height="62" rx="18" className="fill-accent" />
      {open ? (
        <path
          d="M36 79l11 11 21-22"
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-accent"
        />
      ) : (
        <>
          <circle cx="52" cy="73" r="8" className="fill-on-accent" />
          <rect x="48" y="76" width="8" height="18" rx="4" className="fill-on-accent" />
        </>
      )}
    </svg>
  );
}
