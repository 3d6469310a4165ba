/** What the shop is called, where it sits, and its colours; the only place that says so. */
export const brand = {
  name: 'Foreword',
  tagline: 'Your Secret Weapon for Interview Success',
  supportEmail: 'support@foreword.example',
  location: 'Boston, Massachusetts',
  supportHours: 'Monday to Friday, 9:00–17:00 Eastern',
  accent: {
    /** On light grounds; 7:1 against white. */
    deep: '#1d5752',
    /** On dark grounds. */
    bright: '#7fd0c4',
    /** A highlight, for large type and marks only. */
    warm: '#e0a04a',
  },
} as const;
