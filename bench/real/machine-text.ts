/** What only a machine would write so: keys and braces of JSON, tags of filings, numbers that name a record. */
const SIGNS: readonly RegExp[] = [
  /"[\w-]+":/,
  /[{[]"/,
  /\b(?:us-gaap|dei|srt|xbrli?):\w/,
  /\b(?:CIK|LEI)\s?0*\d{5,}|\bQ\d{5,}\b|\bev_[0-9a-f]{8}/,
  /\b\d{10}-\d{2}-\d{6}\b|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/,
  /\b(?:undefined|null|NaN)\b(?=[,.;:]|$)|\[object \w+\]/,
  /\b[a-z]+_[a-z]+(?:_[a-z]+)*\s*[:=]/,
  /<\/?[a-z]{1,12}(?:\s[^>]{0,80})?>|&(?:amp|nbsp|lt|gt|quot);/,
];

export const isMachineText = (text: string): boolean => SIGNS.some((sign) => sign.test(text));
