export const sectionLinks = [
  { href: '/#features', label: 'Features' },
  { href: '/#process', label: 'Process' },
  { href: '/#pricing', label: 'Pricing' },
] as const;
