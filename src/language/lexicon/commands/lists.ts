/** Words that texts which command their reader are made of, by what they stand for. */
export const COMMAND_LISTS = [
  [
    'address',
    `attention, dear, for, hello, hey, hi, hint, important, instruction, memo, message, note, notice, reminder,
     to, warning`,
  ],
  [
    'adverb',
    `also, always, clearly, explicitly, first, instead, just, never, not, now, only, please, simply, solely,
     then, therefore`,
  ],
  ['anything', 'all, any, back, each, every, everything, it, me, the, this, to *, your'],
  [
    'asgood',
    `above, as the/a/an/being, before all/any, favorably, favourably, first, highly, only, over
     all/any/its/every, positively, to anybody, to anyone, to every/all/any/each/the <reader>, to every/any
     one/body, to everybody, to everyone, with ten/five/full/#`,
  ],
  ['be', 'are, be, being, is'],
  ['clausemark', ':, ;, _, –, —'],
  [
    'code',
    `block, code, codeblock, excerpt, function, line of code, lines of code, piece, program, routine, script,
     section, snippet, subroutine`,
  ],
  [
    'crowd',
    `audience, consumer, everybody, everyone, individual, listener, masses, others, people, public, reader,
     somebody, someone, user, viewer, voter`,
  ],
  [
    'device',
    `agent, assistant, bot, crawler, engine, model, program, reader, scraper, service, software, summariser,
     summarizer, system, tool, writer`,
  ],
  [
    'form',
    `all caps, alphanumeric, base 64, base64, capital, capital letters, capitals, chinese, code block, emoji,
     french, german, haiku, hexadecimal, html, italian, japanese, json, klingon, latin, lower case, lowercase,
     markdown, morse, one word, phrase, pig latin, pirate, poem, reverse, rhyme, rot 13, rot13, russian,
     sentence, spanish, upper case, uppercase, verse, word, xml, yaml`,
  ],
  [
    'given',
    `below, below mentioned, exact, following, given, next, precise, provided, same, subsequent`,
  ],
  [
    'into',
    `at the end/beginning/start/top/bottom/foot of, from, in, into, of, throughout, to, within`,
  ],
  ['is', 'are, is, must be, reads, should be, will be'],
  [
    'kindofmachine',
    `a . i, ai, artificial intelligence, automated, automatic, chat, generative, language, large language,
     machine, virtual`,
  ],
  [
    'label',
    `attention, hint, important, instruction, note, notice, p . s, ps, question, reminder, task, tip, tips,
     update, urgent, very important/urgent, warning`,
  ],
  [
    'machine',
    `<kindofmachine> (generated/powered/based/driven) <device>, <whoever> (that/who/which/is) <reads>, ai, ais,
     assistant, chat bot, chat gpt, chatbot, chatgpt, copilot, crawler, gpt, gpts, llm, llms, report
     writer/generator/maker/tool, scraper, summariser, summarizer`,
  ],
  ['mark', ':, _, –, —'],
  [
    'modal',
    `has/have/need/needs/ought to (<adverb>) (<adverb>), is/are
     required/asked/instructed/told/requested/advised/directed/ordered/expected/obliged/hereby (to) (<adverb>),
     is/are to (<adverb>), must/should/shall/will/may/can/please (<adverb>) (<adverb>)`,
  ],
  ['never', "avoid, do not, don't, never, refrain from"],
  ['newness', 'actual, additional, following, hidden, new, real, secret, special, true, updated'],
  [
    'orders',
    `command, constraint, context, conversation, direction, directive, guideline, instruction, message, order,
     prompt, request, restriction, rule, task`,
  ],
  [
    'oughtto',
    `are required to, are supposed to, are to, can only, has to, have to, is required to, is supposed to, is to,
     may only, must, need to, needs to, ought to, shall, should`,
  ],
  [
    'output',
    `answer, code, codebase, implementation, output, program, project, reply, response, script, solution, work`,
  ],
  [
    'piece',
    `advert, advertisement, argument, article, blog post, blogpost, caption, e mail, email, example, explanation,
     function, headline, ideas, itinerary, letter, menu, message, pitch, post, program, query, review, script,
     summary, testimonial, tips, title, tweet`,
  ],
  [
    'poem',
    `ballad, caption, dialogue, essay, fable, fairy tale, fairytale, haiku, headline, joke, letter to/of/from,
     limerick, lyrics, malware, paragraph, phishing, poem, pun, puns, rap, raps, recipe, riddle, screenplay,
     song, sonnet, speech, story, synonym, tweet, virus`,
  ],
  [
    'polite',
    `also, always, and, be sure/certain to, can/could/would/will you, consider, do not, do not forget to, don't,
     don't forget to, dont, ensure (that) you, feel free to, first, i want/need you to, i would like you to,
     instead, it is essential/important/vital/crucial to, just, kindly, let's, make sure (that) you, make sure
     to, must, never, next, now, only, please, remember to, simply, then, we want/ask you to, you
     must/should/will/shall, you need/have/are to, your task/job is to`,
  ],
  [
    'principal',
    `administrator, author, boss, candidate, client, developer, operator, owner, reader, user`,
  ],
  [
    'product',
    `analyses, analysis, answer, brief, briefing, completion, conclusion, dossier, final text/answer, generated
     text, output, overview, reply, report, response, summary, translation, write up, writeup`,
  ],
  [
    'reader',
    `applicant, buyer, candidate, human, person asking, person reading, person who asks, reader, user`,
  ],
  [
    'said',
    `came, comes, said, says, stands, stood, told, was said, written, you have been told, you have read, you
     read, you were told`,
  ],
  [
    'statement',
    `a, after, all, an, and, any, are, as, at, based, because, before, but, by, due, each, for, from, he, how, i,
     if, in, is, it, look, looking, my, of, on, once, or, our, receiving, she, thank, that, the, there, these,
     they, this, those, to, was, we, were, what, when, where, which, while, who, why, with, you`,
  ],
  [
    'subject',
    `anybody, anyone, it is, it's, somebody, someone, the reader/user/candidate/reporter, they, you, you are,
     you're`,
  ],
  [
    'text',
    `claim, code, command, disclaimer, excerpt, fragment, function, line, message, note, paragraph, passage,
     phrase, script, section of code, sections of code, sentence, slogan, snippet, statement, string, text,
     warning, word`,
  ],
  ['turn', `act, always, answer, never, only, refer, reply, respond, say, speak, write, you, your`],
  [
    'us',
    `it, our company/firm, the company/firm/employer/business, them, this
     company/firm/business/employer/page/site/product, us`,
  ],
  ['when', 'if, once, should, when, whenever, where, wherever'],
  [
    'whoever',
    `any program/machine/system/software/tool, anyone, anything, everyone, whatever, whoever`,
  ],
  [
    'whole',
    `above, all, any, anything, earlier, everything, existing, foregoing, former, initial, original, preceding,
     previous, prior, the, these, those, what, whatever, your`,
  ],
  ['youare', "you are, you're"],
] as const;

/** What stands before a command and says nothing of its own. */
export const COMMAND_OPENERS = [
  ['label', '<label> (*) :/!/–/—'],
  ['polite', '<polite> (_)'],
] as const;
