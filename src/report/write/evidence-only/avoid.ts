import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { inQuotes, formatReportMoney, formatMonth, formatYear } from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { draft } from './facts';
import { dayOf } from './sources';
import { isTrouble } from './troubles';

type Caution = (basis: Basis, input: WritingInput) => DraftClaim | undefined;

function caution(grounds: readonly Ground[], text: string, kinder: string): DraftClaim {
  return draft(
    text,
    grounds.map((ground) => ground.row),
    {
      restsOn: grounds.map((ground) => ground.claim),
      notes: [{ label: 'If it comes up', text: kinder }],
    },
  );
}

function troubled(rows: readonly Evidence[], { ground }: Basis): Ground | undefined {
  return ground(rows.find(isTrouble));
}

/** What an entry of a register is, where its heading alone would not say so. */
const MATTERS: Readonly<Record<string, string>> = {
  recall: 'the recall ',
  case: 'the case ',
  breach: 'the data breach ',
};

const CAUTIONS: readonly Caution[] = [
  ({ layoff }) => {
    if (layoff === undefined) return undefined;
    const day = dayOf(layoff.row);
    return caution(
      [layoff],
      `Leave the layoffs${day === undefined ? '' : ` of ${formatMonth(day)}`} alone unless they are mentioned to you.`,
      'ask what the team has learned to do differently since, and stop there.',
    );
  },
  (basis) => {
    const story = troubled(basis.facts.all('news'), basis);
    return (
      story &&
      caution(
        [story],
        `Don’t open with the story ${inQuotes(story.words, 16)}; people in the room may have lived through it.`,
        'say that you have read about it, and ask how it was handled.',
      )
    );
  },
  ({ facts, ground }) => {
    const dispute = facts
      .all('legal')
      .filter(({ details }) => details?.['matter'] !== 'lobbying')
      .flatMap((row) => ground(row) ?? [])[0];
    return (
      dispute &&
      caution(
        [dispute],
        `Let others raise this first: ${MATTERS[String(dispute.row.details?.['matter'] ?? '')] ?? ''}${inQuotes(dispute.words, 20)}.`,
        'ask what is checked today that was not checked then.',
      )
    );
  },
  ({ facts, ground }) => {
    const row = facts.series('net-income')[0];
    if (row === undefined || Number(row.value) >= 0) return undefined;
    const loss = ground(row, String(row.value));
    return (
      loss &&
      caution(
        [loss],
        `Don’t make the loss of ${formatReportMoney(Number(row.value), row.unit)} in ${formatYear(row.asOf ?? '')} sound like a verdict.`,
        'ask which costs are meant to grow more slowly than sales.',
      )
    );
  },
  ({ voice }) =>
    voice &&
    caution(
      [voice],
      `Don’t argue from the comment ${inQuotes(voice.words, 14)} as though it spoke for everyone.`,
      'call it one voice, and ask whether it matches what people here see.',
    ),
  ({ facts, ground }) => {
    const rows = facts.all('employees').filter((row) => row.status === 'conflicted');
    const grounds = rows.flatMap((row) => ground(row, String(row.value)) ?? []);
    return grounds.length < 2
      ? undefined
      : caution(
          grounds,
          'Don’t quote a headcount as settled, since the sources differ on it.',
          'give it as a range, and say where you read it.',
        );
  },
  ({ pay }) =>
    pay &&
    caution(
      [pay],
      'Don’t be the first to name a figure below the published pay range.',
      'refer to the range as posted, and ask what places someone in its upper half.',
    ),
];

export function writeAvoid(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  return CAUTIONS.flatMap((item) => item(basis, input) ?? []);
}
