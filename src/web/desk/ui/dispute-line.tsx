/** Why a report doesn’t reach its buyer while the payment of its order is in doubt. */
export function DisputeLine({ dispute }: { readonly dispute: 'open' | 'lost' }) {
  return (
    <p className="font-semibold">
      {dispute === 'open'
        ? 'Delivery on hold: payment disputed.'
        : 'Not delivered: payment dispute lost.'}
    </p>
  );
}
