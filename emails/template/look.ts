import { brand } from '../../content/brand';

/** Light colours stand on the elements; mail programs that know dark mode take the classes below. */
export const colours = {
  ground: '#f3f1ec',
  sheet: '#ffffff',
  ink: '#22262b',
  quiet: '#5c6269',
  line: '#e2ded5',
  tint: '#f5f3ee',
  accent: brand.accent.deep,
} as const;

/** The page's own parts are tables whose cells carry the styles, hence the selectors down to them. */
export const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { text-underline-offset: 2px; }
  @media (max-width: 480px) {
    .sheet { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
    .sheet > tbody > tr > td { padding: 28px 20px !important; }
    .outside > tbody > tr > td { padding: 0 !important; }
    .fact-label, .fact-value { display: block !important; width: 100% !important; padding-right: 0 !important; }
    .fact-label { padding-bottom: 0 !important; border-bottom: 0 !important; }
    .fact-value { padding-top: 2px !important; }
    .button { display: block !important; text-align: center !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground, .ground > table > tbody > tr > td { background-color: #15181b !important; }
    .sheet { background-color: #1f2327 !important; border-color: #343a40 !important; }
    .ink, .ink a { color: #eceae5 !important; }
    .quiet, .quiet a { color: #a9afb5 !important; }
    .line { border-color: #343a40 !important; }
    .tint {
      background-color: #272c31 !important; border-color: ${brand.accent.bright} !important;
      color: #eceae5 !important;
    }
    .accent { color: ${brand.accent.bright} !important; }
    .mark-solid { background-color: ${brand.accent.bright} !important; }
    .mark-drawn { border-color: ${brand.accent.bright} !important; }
    .button { background-color: ${brand.accent.bright} !important; color: #10201e !important; }
  }
`;

const sans =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Times New Roman", serif';
const reading = { fontSize: '16px', lineHeight: '1.55', margin: '0 0 16px' } as const;
/** Long words, as addresses are, break instead of widening a phone's page. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export const look = {
  preview: {
    display: 'none',
    fontSize: '1px',
    lineHeight: '1px',
    maxHeight: 0,
    maxWidth: 0,
    opacity: 0,
    overflow: 'hidden',
  },
  ground: { backgroundColor: colours.ground, margin: 0, padding: 0, fontFamily: sans },
  outside: { width: '100%', maxWidth: '600px', margin: '0 auto', padding: '24px 12px' },
  sheet: {
    backgroundColor: colours.sheet,
    border: `1px solid ${colours.line}`,
    borderRadius: '10px',
    padding: '36px 40px',
  },
  brand: {
    color: colours.accent,
    fontFamily: serif,
    fontSize: '20px',
    fontWeight: 700,
    margin: 0,
    paddingLeft: '10px',
    letterSpacing: '-0.01em',
  },
  brandRow: { borderCollapse: 'separate', borderSpacing: '2px 0', margin: '0 0 28px -2px' },
  /** The two pages of the mark as cells of a table: no picture is fetched, and none can be blocked. */
  markSolid: {
    width: '11px',
    height: '20px',
    backgroundColor: colours.accent,
    borderRadius: '4px 1px 1px 4px',
    fontSize: 0,
    lineHeight: 0,
  },
  markDrawn: {
    width: '8px',
    height: '16px',
    border: `2px solid ${colours.accent}`,
    borderRadius: '1px 4px 4px 1px',
    fontSize: 0,
    lineHeight: 0,
  },
  heading: {
    color: colours.ink,
    fontFamily: serif,
    fontSize: '28px',
    lineHeight: '1.2',
    fontWeight: 700,
    margin: '0 0 18px',
    ...breaking,
  },
  subheading: {
    color: colours.ink,
    fontSize: '16px',
    lineHeight: '1.4',
    fontWeight: 700,
    margin: '28px 0 8px',
    ...breaking,
  },
  text: { color: colours.ink, whiteSpace: 'pre-line', ...reading, ...breaking },
  list: { color: colours.ink, ...reading, paddingLeft: '22px', ...breaking },
  item: { margin: '0 0 8px' },
  factLabel: {
    color: colours.quiet,
    fontSize: '14px',
    lineHeight: '1.5',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '9px 16px 9px 0',
    width: '34%',
    borderBottom: `1px solid ${colours.line}`,
  },
  factValue: {
    color: colours.ink,
    fontSize: '15px',
    lineHeight: '1.5',
    verticalAlign: 'top',
    padding: '9px 0',
    borderBottom: `1px solid ${colours.line}`,
    whiteSpace: 'pre-line',
    ...breaking,
  },
  facts: {
    width: '100%',
    borderCollapse: 'collapse',
    margin: '4px 0 24px',
    borderTop: `1px solid ${colours.line}`,
  },
  action: { margin: '8px 0 24px' },
  button: {
    display: 'inline-block',
    backgroundColor: colours.accent,
    color: '#ffffff',
    borderRadius: '8px',
    padding: '13px 24px',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '1.3',
    textDecoration: 'none',
  },
  link: { color: colours.accent, fontWeight: 600, textDecoration: 'underline' },
  note: {
    color: colours.ink,
    backgroundColor: colours.tint,
    borderLeft: `3px solid ${colours.accent}`,
    borderRadius: '4px',
    fontSize: '15px',
    lineHeight: '1.5',
    margin: '4px 0 20px',
    padding: '12px 16px',
    ...breaking,
  },
  quote: {
    color: colours.ink,
    backgroundColor: colours.tint,
    borderLeft: `3px solid ${colours.line}`,
    borderRadius: '4px',
    fontSize: '15px',
    lineHeight: '1.55',
    margin: '4px 0 20px',
    padding: '12px 16px',
    whiteSpace: 'pre-wrap',
    ...breaking,
  },
  rule: { border: 'none', borderTop: `1px solid ${colours.line}`, margin: '28px 0 16px' },
  footer: {
    color: colours.quiet,
    fontSize: '13px',
    lineHeight: '1.55',
    margin: '0 0 4px',
    ...breaking,
  },
} as const;
