import { addressPersonalData } from '../delivery/address';
import { linkPersonalData } from '../delivery/links';
import { ratingPersonalData } from '../delivery/ratings';
import { sharePersonalData } from '../delivery/shares';
import { notePersonalData } from '../desk/order';
import { reviewPersonalData } from '../desk/review';
import { viewPersonalData } from '../desk/views';
import { mailPersonalData } from '../platform/mail';
import type { KeepsPersonalData } from '../platform/privacy';
import { choicePersonalData } from '../report/choice';
import { reportIdsOf, reportPersonalData } from '../report/production';
import { secondRoundPersonalData } from '../report/second-round';
import { giftPersonalData, orderPersonalData } from '../shop/orders';
import { paymentPersonalData } from '../shop/payments';
import { inboxPersonalData } from '../desk/inbox';
import { supportPersonalData } from '../shop/support';
import type { Platform } from './platform';
import { snapshotFiles } from '../research/evidence';

/** Every part that keeps what people told it. The desk goes before the reports whose words it worked on. */
export function composePersonalData({
  clock,
  steps,
}: Pick<Platform, 'clock' | 'steps'>): readonly KeepsPersonalData[] {
  return [
    orderPersonalData({ clock }),
    giftPersonalData,
    notePersonalData,
    viewPersonalData,
    paymentPersonalData,
    // Their answers are found by the messages, so they come first.
    inboxPersonalData,
    supportPersonalData,
    choicePersonalData,
    reviewPersonalData(reportIdsOf),
    secondRoundPersonalData,
    reportPersonalData({ clock, steps, snapshotFiles }),
    mailPersonalData,
    addressPersonalData,
    ratingPersonalData,
    sharePersonalData,
    linkPersonalData({ clock }),
  ];
}
