/** Two bank cards without a number. Decorative. */
export function CardArt() {
  return (
    <svg aria-hidden width="140" height="116" viewBox="0 0 140 116" fill="none" className="mx-auto block">
      <ellipse cx="70" cy="109" rx="54" ry="5" fillOpacity=".3" className="fill-scrim" />
      <g transform="rotate(-9 70 50)">
        <rect x="20" y="14" width="104" height="66" rx="12" className="fill-ink" />
        <path d="M34 30h26" strokeWidth="6" strokeLinecap="round" className="stroke-on-ink" opacity=".5" />
      </g>
      <rect x="14" y="38" width="108" height="68" rx="13" className="fill-accent" />
      <path d="M14 53h108v13H14z" className="fill-on-accent" />
      <g className="fill-on-accent" fillOpacity=".5">
        {[28, 36, 44, 58, 66, 74].map((x) => (
          <circle key={x} cx={x} cy="87" r="2.6" />
        ))}
      </g>
      <circle cx="97" cy="87" r="9" className="fill-on-picture" fillOpacity=".85" />
      <circle cx="108" cy="87" r="9" className="fill-on-picture" fillOpacity=".5" />
    </svg>
  );
}
