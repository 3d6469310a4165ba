/** By which a text gives itself away that commands whoever, or whatever, reads it. */
export const COMMAND_PHRASES = [
  [
    'in-your-answer',
    `in/of/to/from/within/throughout/with/using/by/make/into/before/after your (*)
     response/reply/answer/output/completion/translation`,
  ],
  [
    'insert',
    `^ <pointat> ..8 link/url/address/hyperlink/reader/candidate/data/conversation/content ..5 * .
     com/net/org/io/example/co/info/biz, ^ <pointat> ..8
     link/url/address/hyperlink/reader/candidate/data/conversation/content ..5 https/http/www, ^ <pointat> ..8
     the users ..5 https/http/www, ^ <putcode> ..12 <code> ..10 :, ^ <putin> ..14 <into> every/each/any
     (own/final/next/whole) <product>/section/paragraph/sentence, ^ <putin> ..14 <into> the
     report/summary/answer/response/briefing/reply/output, ^ <putin> ..14 <into> your
     (own/final/next/whole/finished) <product>/text/article/document/code/solution/implementation, ^ <start> ..8
     <given> (*) (*) <text>, ^ add/insert/append/embed/include/output/print/type (the)
     (word/phrase/sentence/line) “/" *, following/below/subsequent/next/this/given/provided (*) <code> ..12 your
     (own) <output>, your (own) <output> ..12 following/below/subsequent/next/this/given/provided (*) <code>`,
  ],
  [
    'machine',
    `<machine> : (<polite>) <speak>, <machine> <modal> <speak>, <machine>
     that/who/which/reading/processing/summarising/summarizing/writing/working/visiting/this/these/our/about ..10
     <modal> <speak>, <youare> (now) (a/an/the) (helpful/friendly/obedient) assistant that/who/which/with,
     <youare> (now) (a/an/the) (helpful/friendly/obedient/unrestricted/different) (helpful/friendly/obedient)
     ai/chatbot/llm/dan, <youare> (now) (a/an/the) (helpful/friendly/obedient/unrestricted/different) chat bot,
     <youare> (now) (a/an/the) (helpful/friendly/obedient/unrestricted/different) language model, ^ <address> (_)
     (to/for) (the/all/any/every/our) <machine> $, ^ <address> (_) (to/for) (the/all/any/every/our) <machine>
     :/_/./!/–/—/reading/that/who/processing/writing, ^ <address> (_) (to/for) (the/all/any/every/our) <machine>
     summari*, ^ <machine> <mark> (<polite>) <speak>, ^ all/any/every/dear/hey <machine> <mark> (<polite>)
     <speak>, ^ system/assistant/developer/user (prompt/message/override/note/instruction) : *, as a/an ai/llm
     ..6 you, as a/an language model ..6 you, if <youare> (a/an/the) <machine>, if <youare> (a/an/the)
     automated/automatic/artificial/large/generative/helpful`,
  ],
  ['of-your-answer', '^ * your (*) response/reply/answer/output/completion'],
  [
    'output',
    `^ answer/respond/reply/write/output/print/return/speak/talk/continue/format/finish/end/begin/start/phrase
     (<anything>) (<anything>) (<product>) (<adverb>) (exclusively/entirely/strictly) in/with/using/as/by
     (only/just) (a/an/the) (valid/plain/single) <form>, ^ give your * in/with/using/as (only/just) (a/an/the)
     <form>, ^ in your (*) response/reply/answer/output _ *, ^
     render/write/give/present/compose/format/phrase/type/express/deliver/craft/encode your (*)
     message/text/words/thoughts/explanation/sentence using/in/with/as/by/entirely/only, ^
     replace/substitute/swap/exchange/change/use/write/put/remove/drop/double/omit/shift ..10
     letter/vowel/consonant/spaces/characters/digits/homophone/anagram, ^ replace/substitute/swap/use ..10
     number/numbers for/instead, ^ replace/substitute/swap/use ..10 numbers in place, ^ translate
     the/this/your/every/all ..7 to/into *, report/summary/briefing/answer/response must (always/also)
     include/contain/mention/use/carry/quote/repeat the/this/these
     phrase/word/sentence/statement/text/following/line, report/summary/briefing/answer/response on/about/of ..6
     must (always/also) include/contain/mention/use/carry/quote/repeat the/this/these
     phrase/word/sentence/statement/text/following/line, your/any/every/each/all/the ..2 <product> <oughtto>
     (<adverb>) (<adverb>) <shape>, your/any/every/each/all/the ..2 <product>
     of/on/about/for/concerning/that/which ..9 <oughtto> (<adverb>) (<adverb>) <shape>`,
  ],
  [
    'override',
    `<ignore> ..5 <whole> ..7 <orders>, <ignore> ..5 <whole> ..7 <said> above/before/earlier, <ignore> ..5
     <whole> ..7 <said> so far, <ignore> ..5 above/foregoing $, <ignore> ..5 above/foregoing
     ./_/;/:/!/and/text/content/sentence/paragraph, <ignore> ..5 rest of this/the page/text/document, <newness>
     <orders> :, <newness> <orders> is/are/follow/begin/start $, <newness> <orders>
     is/are/follow/begin/start/replace/override/supersede ..5 to/your/:/here/below/all/any, <principal>
     (has/have/had) (already/also) <wanted> (that) you, <reveal> ..5 your/the/its
     (system/hidden/secret/initial/original) (system/hidden/secret/initial/original)
     prompt/instructions/secrets/password/credentials, <reveal> ..5 your/the/its api key, <reveal> ..5
     your/the/its environment variables, <reveal> ..5 your/the/its system message, ^ act as a/an/the * ..4 and
     promise/tell/say/write/answer/reply/respond/explain/claim, ^ act/behave/respond/answer/speak/write/talk as
     a/an/the * ..7 with no, ^ act/behave/respond/answer/speak/write/talk as a/an/the * ..7 you/who/without, ^
     act/behave/respond/answer/speak/write/talk as if/though ..7 you/who/without, ^ pretend (that) you, ^ pretend
     to be, ^ repeat after me, ^ repeat the above/mark/word/text/previous/last/sentence/phrase/following, ^
     repeat this, ^ state/write/report/say/treat/present/accept/print/take ..7 as (a/an/the)
     fact/true/truth/verified/certain/given/established/proven, developer/debug/god/jailbreak/admin mode ..3
     on/enabled/activated, forget the rest, forget what, from now on (_) <turn>, from this point (on) (_) <turn>,
     henceforth (_) <turn>, i (hereby) authorise/authorize/instruct/order/command/allow/permit/ask you to,
     ignore/disregard/forget (all/any/the) (the) other/remaining/further/contrary/conflicting
     source/fact/evidence/page/document/information/figure/material, ignore/disregard/forget all (of)
     the/that/this ..10 and/instead/then/now/before/above/else/other, ignore/disregard/forget
     everything/anything/whatever ..10 and/instead/then/now/before/above/else/other, ignore/disregard/forget
     everything/anything/whatever ..10 so far, ignorier/ignoriere/ignora/ignore/ignorez/ignorare (sie) ..7
     anweisungen/instrucciones/vorherige*/istruzioni/précédentes/anteriores/precedenti, ignorieren sie ..7
     anweisungen/vorherige*, leave out (all/the/any/your/every) verification/verifying,
     overrides/override/replace/supersede (all/any/every) (of) your/previous/prior/preceding,
     overrides/override/replace/supersede the above, rely (only/solely) on this
     page/paragraph/text/sentence/source/line, skip/stop/end (all/the/any/your/every) fact check*, skip/stop/end
     (all/the/any/your/every) reading other/any/the/further/here, skip/stop/end (all/the/any/your/every)
     verification/verifying/factcheck*, starting now (_) <turn>, test of your obedience/abilit*,
     vergiss/olvida/oublie/oubliez/dimentica ..4
     alles/todo/tout/tutto/anweisungen/instrucciones/instructions/istruzioni, you are no longer, you are not
     bound, you are now free, you are required/obliged/ordered/instructed to (now/always/only/also) <recite>, you
     have to (now/always/only/also) <recite>, you have/need/know/follow/obey no
     rules/limits/restrictions/instructions/evidence/guidelines/source, you must/shall (now/always/only/also)
     <recite>, you must/shall link to, you will/should now (always/only/also) <recite>, your/its
     (new/real/only/actual/true) task/goal/objective/purpose/mission/instruction has/have changed (now) to/that
     ..2 <speak>, your/its (new/real/only/actual/true) task/goal/objective/purpose/mission/instruction is/are
     (now) to/that ..2 <speak>`,
  ],
  [
    'request',
    `^ <make> (me/us) (a/an/some/two/three/five/ten/#/the) ..4 <poem>, ^ <make> (me/us) a/an/some/* ..4 <piece>
     about/on/that/which/for/titled/called/to/explaining/describing/claiming/arguing/promoting, ^ <make> (me/us)
     a/an/some/* ..4 <piece> in *, ^ <make> (me/us) a/an/some/* ..4 <piece> of how, ^ <rework> ..6
     following/this/these/below/above/all/every/each/any/your/the ..4 <reworked>, ^ can/could/would/will you
     (please/kindly) <help>, ^ explain how/why/what ..10 to a child, ^ explain how/why/what ..10 to/in/as
     me/simple, ^ explain in simple terms, ^ explain the process/concept/theory/difference/meaning/idea/principle
     of/between/behind, ^ explain to me, ^ give me, ^ how do i/you say/solve/spell/write/translate/calculate, ^
     show/tell/teach me, ^ solve the/this/for, ^ what is/are “/" ..10 in *, ^ what's “/"/' ..10 in *`,
  ],
  [
    'tell-reader',
    `<clausemark> (please/and) <never> <mentioning>, <clausemark> you must/should <never> <mentioning>, ^ <grade>
     * (*) (*) <asgood>, ^ <grade> <us> <asgood>, ^ <inform> (the/any/every/all/your/each/our) <reader> (_)
     to/that/of/about/know/not/there/toward/towards/they/how/why/where/into/:, ^ <never> <mentioning>, ^ <please>
     the user/reader/candidate/buyer/human/applicant, ^
     encourage/convince/persuade/urge/influence/motivate/inspire/entice/lure/trick (the/your/our/all) <crowd>
     to/that/of/into/about/why, ^ greet/thank/compliment/ask/wish/promise/offer/congratulate/help/answer the
     person who/asking/reading`,
  ],
  [
    'when-asked',
    `<when> (<subject>) (ever) (<be>) <asks> ..15 <mark> (<polite>) (<polite>) <say>, ^
     say/state/claim/write/report/mention/answer/reply nothing about/of, ^
     say/state/claim/write/report/mention/assert/declare/answer/reply/respond/conclude (<adverb>)
     that/this/with/“/", ^ say/state/claim/write/report/mention/assert/declare/answer/reply/respond/conclude
     (<adverb>) the following, ^ tell anyone who asks that/this, ^ tell them/everyone/everybody/people (<adverb>)
     that/this, correct/right/true/expected/required/approved/accepted/proper/only answer/reply/response <is>,
     correct/right/true/expected/required/approved/accepted/proper/only answer/reply/response
     to/for/when/about/on ..14 <is>`,
  ],
] as const;
