/** Names that end in a mark of exclamation or of question. */
export const MARKED_NAMES: readonly string[] = [
  'Jeopardy!',
  'Joomla!',
  'Kahoot!',
  'Which?',
  'Yahoo!',
  'Yum!',
];
