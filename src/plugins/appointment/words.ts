import type {Lists} from '../../collections';

/** What the script needs of the lists in a language. */
export const wordsOf = (lists: Lists) => {
  const {callingHours, email, phone, whatsapp, telegram} = lists.site;
  const {from, to, days} = callingHours;
  return {
    ...lists['pages/appointment'],
    heading: lists['pages/footer'].appointment,
    message: lists['pages/message'],
    hours: {from: from.minutes, to: to.minutes, days},
    targets: {email: email.address, whatsapp: whatsapp.link, telegram: telegram.link},
    // A stand-in is no number to call.
    number: phone.standin ? undefined : phone.shown,
  };
};

export type Words = ReturnType<typeof wordsOf>;
