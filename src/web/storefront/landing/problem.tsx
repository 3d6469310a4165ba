import { claims } from '../../../../content/claims';
import { landing } from '../../../../content/landing';
import { CheckIcon, Cross } from '../../ui/icons';
import { LandingDrawing } from './pictures/drawings';
import { LandingSection } from './section';

export function ProblemAndSolution({ claimsShown }: { readonly claimsShown: boolean }) {
  const { problem, solution } = landing;
  return (
    <LandingSection>
      <div className="grid gap-14 md:grid-cols-2 md:gap-10 lg:gap-20">
        <div>
          <LandingDrawing name="tabs" />
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
          <LandingDrawing name="page" />
          <h2 className="mt-6">{solution.heading}</h2>
          <ul className="mt-6 space-y-4">
            {solution.items.map((item) => (
              <li key={item} className="flex gap-3">
                <CheckIcon />
                {item}
              </li>
            ))}
            {claimsShown && (
              <li className="flex gap-3 font-semibold">
                <CheckIcon />
                {claims.hoursSaved.text}
              </li>
            )}
          </ul>
        </div>
      </div>
    </LandingSection>
  );
}
