/** An order by its number, where there is one. */
export function OrderLink({ number }: { readonly number: string | null }) {
  return number === null ? (
    <span className="text-soft">none</span>
  ) : (
    <a
      href={`/desk/orders/${encodeURIComponent(number)}`}
      className="font-mono whitespace-nowrap text-accent underline"
    >
      {number}
    </a>
  );
}
