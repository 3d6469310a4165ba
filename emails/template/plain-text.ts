import { brand } from '../../content/brand';
import type { MailBlock, MailContent } from './content';

/** The same mail for those who read without pictures. */
export function plainTextMail(content: MailContent): string {
  return [
    content.heading,
    ...content.blocks.map(lines),
    ['--', `${brand.name} · ${brand.tagline}`, closingLine(content)].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

export function closingLine({ audience }: MailContent): string {
  return audience === 'team'
    ? 'Sent automatically to the team.'
    : `Questions? Write to ${brand.supportEmail} (${brand.supportHours}). ${brand.location}.`;
}

function lines(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'note':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
    case 'links':
      return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
  }
}
