// The benchmark's product card as plain DOM: what React and the browser cost without components and styles.
const star = "M8 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 11.9l-4.2 2.3.8-4.7L1.2 6.2l4.7-.7z";

export const Provider = ({ children }) => children;

export function Product({ p, qty, onQty }) {
  return (
    <article className="card">
      <img src={p.img} alt={p.title} width={120} height={120} />
      <span className="badge">{p.badge}</span>
      <h3>{p.title}</h3>
      <span role="img" aria-label={`${p.rating} / 5`} className="stars">
        {[0, 1, 2, 3, 4].map((i) => (
          <svg
            key={i}
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill={i < p.rating ? "#f5a623" : "#ddd"}
            aria-hidden="true"
          >
            <path d={star} />
          </svg>
        ))}
      </span>
      <p>{`QAR ${p.price.toFixed(2)}`}</p>
      <div>
        <button aria-label="decrease" onClick={() => onQty(p.id, qty - 1)}>
          −
        </button>
        <span>{qty}</span>
        <button aria-label="increase" onClick={() => onQty(p.id, qty + 1)}>
          +
        </button>
      </div>
    </article>
  );
}
