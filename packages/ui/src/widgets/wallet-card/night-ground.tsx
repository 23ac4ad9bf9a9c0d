/** Ring marks at the inline end of a dark background, or the brand's texture. Decorative. */
export function NightGround() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-y-0 end-0 w-1/2">
      <span className="absolute inset-0 textured opacity-30" />
      <svg
        focusable="false"
        viewBox="0 0 220 220"
        fill="none"
        className="absolute -end-8 top-1/2 size-55 -translate-y-1/2 stroke-accent opacity-(--ui-ratio-rings)"
      >
        {[30, 48, 66, 84, 102].map((r) => (
          <circle key={r} cx="110" cy="110" r={r} />
        ))}
      </svg>
    </span>
  );
}
