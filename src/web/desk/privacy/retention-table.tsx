import type { DueRow } from '../../../desk/privacy/shape';

export function RetentionTable({ rules }: { readonly rules: readonly DueRow[] }) {
  return (
    <div className="mt-4 max-w-xl overflow-x-auto rounded-md border border-line bg-raised">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line">
          <tr>
            {['What', 'Kept for', 'Due now'].map((head) => (
              <th key={head} scope="col" className="px-4 py-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ id, words, days, due }) => (
            <tr key={id} className="border-t border-line first:border-t-0">
              <th scope="row" className="px-4 py-3 font-normal">
                {words}
              </th>
              <td className="px-4 py-3 whitespace-nowrap">{days} days</td>
              <td className="px-4 py-3 tabular-nums">{due}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
