import { claims } from '../../../../content/claims';
import { landing } from '../../../../content/landing';
import { Check, Cross } from '../../ui/icons';
import { Drawing } from './pictures/drawings';
import { Section } from './section';

export function ProblemAndSolution({ claimsShown }: { readonly claimsShown: boolean }) {
  const { problem, solution } = landing;
  return (
    <Section>
      <div className="grid gap-14 md:grid-cols-2 md:gap-10 lg:gap-20">
        <div>
          <Drawing name="tabs" />
          <h2 className="mt-6">{problem.heading}</h2>
          <ul className="mt-6 space-y-4 text-soft">
            {problem.items.map((item) => (
              <li key={item} className="flex gap-3">
                <Cross />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Drawing name="page" />
          <h2 className="mt-6">{solution.heading}</h2>
          <ul className="mt-6 space-y-4">
            {solution.items.map((item) => (
              <li key={item} className="flex gap-3">
                <Check />
                {item}
              </li>
            ))}
            {claimsShown && (
              <li className="flex gap-3 font-semibold">
                <Check />
                {claims.hoursSaved.text}
              </li>
            )}
          </ul>
        </div>
      </div>
    </Section>
  );
}
