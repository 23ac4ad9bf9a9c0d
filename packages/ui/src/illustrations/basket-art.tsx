/** Empty shopping basket. Decorative. */
export function BasketArt() {
  return (
    <svg aria-hidden width="140" height="124" viewBox="0 0 140 124" fill="none" className="mx-auto block">
      <ellipse cx="70" cy="117" rx="50" ry="5" fillOpacity=".3" className="fill-scrim" />
      <path d="M36 58C36 8 104 8 104 58" strokeWidth="8" strokeLinecap="round" className="stroke-ink" />
      <path d="M22 60h96l-9 45a12 12 0 0 1-12 9H43a12 12 0 0 1-12-9z" className="fill-accent" />
      <path
        d="M46 80l3 22M70 80v22M94 80l-3 22"
        strokeWidth="6"
        strokeLinecap="round"
        strokeOpacity=".45"
        className="stroke-on-accent"
      />
      <rect x="12" y="50" width="116" height="18" rx="9" className="fill-ink" />
    </svg>
  );
}
