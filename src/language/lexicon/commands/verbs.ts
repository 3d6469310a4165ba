/** What texts that command their reader want done, or fear that it is. */
export const COMMAND_VERBS = [
  [
    'asks',
    `answer, answering, ask, asked, asking, asks, compile, compiling, describe, described, describing, discuss*,
     generate, generating, mention, mentioned, mentioning, prepare, preparing, prompt, prompted, queried,
     questioned, quote, quoted, quoting, report/reporting on/about, summari*, write, writing`,
  ],
  [
    'grade',
    `call, depict, describe, endorse, favor, favour, judge, list, name, place, portray, praise, prefer, present,
     promote, rank, rate, recommend, refer to, regard, score, treat`,
  ],
  ['handling', 'await, check, get, mail, receive, save, see, send, submit, track, view'],
  [
    'help',
    `calculate, convert, create, define, describe, explain, generate, give, help, list, name, provide, recommend,
     show, solve, suggest, summarise, summarize, teach, tell, translate, write`,
  ],
  [
    'ignore',
    `bypass, delete, discard, disregard, do not follow/obey/heed/use/trust, don't follow/obey/heed/trust, drop,
     erase, forget, ignore, neglect, override, overrule, pay no attention/heed, set aside, skip, stop
     following/obeying/reading, throw away`,
  ],
  [
    'inform',
    `advise, ask, assure, convince, direct, encourage, inform, instruct, invite, let, notify, persuade, point,
     refer, remind, send, tell, urge, warn`,
  ],
  [
    'make',
    `come up with, compose, construct, craft, create, design, develop, devise, draft, formulate, generate, give,
     invent, make, pen, prepare, produce, provide, recite, sing, suggest, tell, write`,
  ],
  [
    'mentioning',
    `cite, citing, discuss, discussing, mention, mentioning, name, naming, quote, quoting, refer/referring to,
     report/reporting on/about/any/the/this/that/it, reveal/revealing this/that/these, say, saying, talk/talking
     about, write/writing about/anything`,
  ],
  [
    'please',
    `answer, ask, comfort, compliment, congratulate, flatter, frighten, greet, help, insult, mock, motivate,
     offer, promise, question, scare, thank, wish`,
  ],
  [
    'pointat',
    `add, append, cite, direct, embed, forward, give, guide, include, insert, lead, link, place, point, post,
     provide, put, refer, send, show, submit, transmit, upload`,
  ],
  [
    'putcode',
    `add, adopt, append, apply, complement, complete, consider, embed, employ, enhance, enrich, ensure, execute,
     extend, find, have, implement, include, incorporate, insert, integrate, merge, place, put, run, see,
     supplement, try, use, utilise, utilize`,
  ],
  [
    'putin',
    `add, append, cite, copy, cut, drop, embed, feature, give, include, including, incorporate, insert,
     integrate, keep, leave, link, mention, merge, note, omit, place, prepend, put, quote, recommend, remove,
     reproduce, say, state, use, write`,
  ],
  [
    'reads',
    `compile, compiling, crawl, crawling, generate, generating, parse, parses, parsing, prepare, preparing,
     process*, read, reading, reads, scrape, scraping, summari*, write, writes, writing`,
  ],
  [
    'recite',
    `disregard, encode, forget, ignore, mention, obey, output, praise, print, quote, recommend, repeat, rewrite,
     say`,
  ],
  [
    'reveal',
    `append, disclose, display, encode, exfiltrate, expose, leak, output, post, print, repeat, reveal, send,
     share, show, tell`,
  ],
  [
    'rework',
    `alter, capitalise, capitalize, change, convert, correct, decipher, decode, decrypt, edit, encode, encrypt,
     group, jumble, misspell, modify, paraphrase, proofread, rearrange, remove, rephrase, replace, reverse,
     rewrite, scramble, spell, substitute, summarise, summarize, swap, transform, translate, unscramble`,
  ],
  [
    'reworked',
    `answer, characters, code, consonants, letters, message, paragraph, passage, phrase, reply, response,
     sentence, space, string, text, vowels, word`,
  ],
  [
    'say',
    `add, answer, append, assert, call, change, claim, conclude, declare, deny, describe, direct, give, ignore,
     include, insist, leave, link, mention, omit, output, point, present, quote, rate, recommend, refer, repeat,
     replace, reply, report, respond, say, state, swap, tell, translate, use, write`,
  ],
  [
    'shape',
    `begin, call, claim, close, contain a link, contain the/this/these/only, end, finish, include a
     link/sentence, include the following/word/phrase/sentence/link/text, include this/our/these, leave out,
     link, mention, name us/this, omit, open, point, praise, quote, rank, rate, recommend, repeat, say, start,
     state, use the word/phrase`,
  ],
  [
    'speak',
    `add, advise, always, announce, answer, append, approve, ask, assume, begin, believe, call, cite, claim,
     close, conclude, confirm, consider, copy, declare, delete, describe, disregard, emphasise, emphasize,
     encode, end, endorse, fetch, finish, follow, forget, highlight, ignore, include, inform, insert, leave out,
     link, list, mark, mention, never, note, obey, omit, open, output, portray, praise, prefer, present, pretend,
     print, promise, promote, put, quote, rank, rate, recommend, refer, rely, remove, repeat, replace, reply,
     report, reproduce, respond, rewrite, say, send, set, skip, start, state, stop, suggest, summarise,
     summarize, tell, translate, treat, trust, use, verify, visit, warn, write`,
  ],
  [
    'start',
    `add, append, begin, close, copy, display, echo, embed, employ, end, enrich, execute, feature, finish,
     implement, include, incorporate, insert, integrate, introduce, merge, output, paste, place, prepend, print,
     put, quote, repeat, reproduce, return, run, start, type, use, utilise, utilize, weave, work, write`,
  ],
  [
    'wanted',
    `allowed, asked, authorised, authorized, consented, consents, instructed, ordered, permitted, requested,
     require, required, requires, told, want, wants`,
  ],
] as const;
