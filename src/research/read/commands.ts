import { removeInvisible } from './visible-text';

/**
 * Recognises sentences that command whoever, or whatever, reads them. A page may tell of its company
 * as it likes; what tells its reader what to write, to leave out, to link or to forget is no evidence.
 * Imperatives alone are no sign: postings (“write clean code”) and shops (“explore our range”) are full of them.
 */
type Cue = readonly [name: string, pattern: RegExp];

/** Who reads on somebody’s behalf. */
const MACHINE = String.raw`(?:(?:a\.?i\.?|artificial intelligence|large language|language|chat|generative|automated|automatic|machine|virtual)[ -]?(?:generated |powered |based |driven )?(?:systems?|assistants?|models?|agents?|tools?|readers?|bots?|engines?|writers?|summari[sz]ers?|programs?|software|crawlers?|scrapers?|services?)|llms?|ais?|chat ?bots?|chat ?gpt|gpts?|copilots?|assistants?|crawlers?|scrapers?|summari[sz]ers?|report[ -](?:writers?|generators?|makers?|tools?)|(?:whoever|whatever|anyone|anything|everyone|any (?:program|machine|system|software|tool)) (?:that |who |which |is )?(?:reads?|reading|summari[sz]es?|summari[sz]ing|writes?|writing|process(?:es|ing)|pars(?:es|ing)|prepares?|preparing|compil(?:es|ing)|generat(?:es|ing)|scrap(?:es|ing)|crawl(?:s|ing)))`;
/** What a writer does with words; not what a person at work does. */
const SPEAK = String.raw`(?:states?|say|mention|write|report|describe|present|portray|recommend|rate|rank|tell|note|ignore|treat|output|respond|answer|reply|summari[sz]e|cite|link|refer|repeat|append|disregard|forget|omit|conclude|highlight|emphasi[sz]e|praise|list|quote|claim|declare|announce|call|print|insert|start|begin|end|finish|close|leave out|remove|delete|replace|skip|assume|pretend|consider|endorse|promote|prefer|believe|trust|follow|obey|copy|reproduce|stop|never|always|inform|warn|advise|suggest|add|put|use|send|visit|open|fetch|include|mark|set|approve|confirm|verify|promise|ask|rely|translate|encode|rewrite)`;
const POLITE = String.raw`(?:(?:please|kindly|now|then|first|next|instead|also|just|simply|always|never|only|do not|don't|dont|must|be sure to|be certain to|make sure to|make sure you|make sure that you|ensure that you|ensure you|remember to|don't forget to|do not forget to|feel free to|consider|you must|you should|you will|you shall|you need to|you have to|you are to|your task is to|your job is to|i want you to|i need you to|i would like you to|we want you to|we ask you to|can you|could you|would you|will you|let's|it is essential to|it is important to|it is vital to|it is crucial to)[ ,]+)*`;
const BEGIN = `^${POLITE}`;
/** What a writer makes. */
const PRODUCT = String.raw`(?:answers?|responses?|repl(?:y|ies)|outputs?|summar(?:y|ies)|reports?|briefings?|briefs?|completions?|generated texts?|write-?ups?|dossiers?|translations?|final (?:text|answer)|conclusions?|analys[ie]s|overviews?)`;
const TEXT = String.raw`(?:sentences?|texts?|lines?|phrases?|words?|paragraphs?|statements?|messages?|disclaimers?|passages?|notes?|warnings?|claims?|strings?|slogans?|codes?|code \w+|snippets?|scripts?|commands?|functions?|excerpts?|sections? of code|fragments?)`;
const ORDERS = String.raw`(?:instructions?|prompts?|rules?|directions?|directives?|guidelines?|commands?|orders?|tasks?|requests?|constraints?|restrictions?|context|conversation|messages?)`;
const READER = String.raw`(?:readers?|candidates?|applicants?|buyers?|users?|humans?|person who asks|person asking|person reading)`;

const said = (pattern: string): RegExp => new RegExp(pattern, 'u');

const CUES: readonly Cue[] = [
  // Addressed at a machine by name.
  [
    'machine',
    said(
      String.raw`\b${MACHINE}(?: (?:that|who|which|reading|processing|summari[sz]ing|writing|working|visiting|this|these|our|about)\b[^.!?]{0,60}?)?,? (?:(?:must|should|shall|will|may|can|has to|have to|need to|needs to|ought to|is to|are to|(?:is|are) (?:required|asked|instructed|told|requested|advised|directed|ordered|expected|obliged|to be|hereby)(?: \w+)? ?(?:to)?|please)(?: (?:not|never|always|only|therefore|also|now|instead|please|first|simply))*) ${SPEAK}\b`,
    ),
  ],
  [
    'machine',
    said(
      String.raw`^(?:note|notes|notice|message|instructions?|attention|hint|reminder|memo|important|warning|dear|hello|hi|hey|to|for)\b[ ,:]*(?:to|for)?[ ,:]*(?:the |all |any |every |our )*${MACHINE}\b\s*(?:[:,.!–—-]|$|reading|that|who|processing|summari[sz]ing|writing)`,
    ),
  ],
  [
    'machine',
    said(
      String.raw`(?:^|[([#*] ?)(?:all |any |every |dear |hey )*${MACHINE} ?[:,–—] ?${POLITE}${SPEAK}\b`,
    ),
  ],
  [
    'machine',
    said(
      String.raw`\bif you(?:'re| are) (?:an? |the )?(?:(?:automated|automatic|artificial|large|generative|helpful)\b|${MACHINE}\b)`,
    ),
  ],
  [
    'machine',
    said(
      String.raw`\byou(?:'re| are)(?: now)? (?:an? |the )?(?:helpful |friendly |obedient |unrestricted |different )*(?:a\.?i\.?\b|language model|chat ?bot|assistant (?:that|who|which|with)|llm\b|dan\b)|\bas an? (?:a\.?i\.?|language model|llm)\b[^.]{0,30}\byou\b`,
    ),
  ],
  [
    'machine',
    said(
      String.raw`(?:^|\s)(?:<\|?\/?(?:im_start|im_end|system|user|assistant|endoftext|instructions?)\b[^>]{0,30}>|\[\/?(?:inst|system)\]|<<\/?sys>>|#{2,} ?(?:instructions?|system|response|new task)\b)`,
    ),
  ],
  [
    'machine',
    said(
      String.raw`^(?:system|assistant|developer|user)(?: (?:prompt|message|override|note|instruction))? ?: ?\p{L}`,
    ),
  ],
  // What came before shall no longer hold.
  [
    'override',
    said(
      String.raw`\b(?:ignore|disregard|forget|override|overrule|bypass|discard|drop|neglect|set aside|pay no (?:attention|heed) to|stop (?:following|obeying|reading)|do not (?:follow|obey|heed|use|trust)|don't (?:follow|obey|heed|trust)|skip|delete|erase|throw away)\b[^.!?]{0,30}?\b(?:all|any|the|your|these|those|previous|prior|preceding|earlier|above|foregoing|former|existing|original|initial|everything|anything|what(?:ever)?)\b[^.!?]{0,40}?\b(?:${ORDERS}|(?:stood|stands|said|says|written|came|comes|was said|you were told|you have been told|you have read|you read) (?:above|before|so far|earlier)|told (?:above|before|so far|earlier)|(?:the )?(?:above|foregoing|rest of (?:this|the) (?:page|text|document))(?=\s*(?:$|[.,;:!]|and\b|text|content|sentence|paragraph)))`,
    ),
  ],
  [
    'override',
    said(
      String.raw`\b(?:ignore|disregard|forget) (?:everything|anything|all (?:of )?(?:the|that|this)|whatever)\b[^.!?]{0,60}\b(?:and|instead|then|now|before|above|so far|else|other)\b|\b(?:ignore|disregard|forget) (?:all |any |the )*(?:other|remaining|further|contrary|conflicting) (?:sources?|facts?|evidence|pages?|documents?|information|figures|material)\b`,
    ),
  ],
  [
    'override',
    said(
      String.raw`\b(?:new|real|actual|true|updated|additional|secret|hidden|following|special) (?:${ORDERS}) ?(?::|(?:is|are|follow|begin|start|replace|override|supersede)\b[^.]{0,30}(?:\bto\b|\byour\b|:|$|\bhere\b|\bbelow\b|\ball\b|\bany\b|\bthe (?:above|old|previous)\b))`,
    ),
  ],
  [
    'override',
    said(
      String.raw`\b(?:from now on|from this point(?: on)?|henceforth|starting now),? (?:you|your|always|never|only|act|answer|reply|respond|write|speak|say|refer)\b|\b(?:your|its) (?:new |real |only |actual |true )*(?:task|goal|objective|purpose|mission|instruction)s? (?:is|are|has changed|have changed)(?: now)? (?:to|that)\b[^.]{0,12}\b${SPEAK}\b`,
    ),
  ],
  [
    'override',
    said(
      String.raw`\b(?:reveal|print|show|repeat|output|encode|append|display|disclose|tell|leak|expose|share|send|post|exfiltrate)\b[^.!?]{0,30}\b(?:your|the|its) (?:system |hidden |secret |initial |original )*(?:prompt|instructions|system message|api keys?|secrets|passwords?|environment variables|credentials)\b`,
    ),
  ],
  [
    'override',
    said(
      String.raw`${BEGIN}(?:act|behave|respond|answer|speak|write|talk) as (?:if|though|an? \w+|the \w+)\b[^.]{0,40}\b(?:you|who|without|with no)\b|${BEGIN}act as (?:an? |the )[\p{L} ]{2,30}? and (?:promise|tell|say|write|answer|reply|respond|explain|claim)\b|${BEGIN}pretend (?:to be|that you|you)\b|\b(?:developer|debug|god|jailbreak|admin) mode\b[^.]{0,20}\b(?:on|enabled|activated)\b`,
    ),
  ],
  [
    'override',
    said(
      String.raw`\bignor(?:iere?|ieren sie|a|e|ez|are)\b[^.]{0,40}\b(?:anweisungen|instrucciones|instructions|vorherige\w*|istruzioni|précédentes|anteriores|precedenti)|\b(?:vergiss|olvida|oubliez?|dimentica)\b[^.]{0,20}\b(?:alles|todo|tout|tutto|anweisungen|instrucciones|instructions|istruzioni)`,
    ),
  ],
  [
    'override',
    said(
      String.raw`\b(?:overrides?|replaces?|supersedes?) (?:all |any |every )*(?:(?:of )?your|previous|prior|preceding|the above)\b|\byou (?:have|need|know|follow|obey) no (?:rules|limits|restrictions|instructions|evidence|guidelines|sources?)\b|\byou are (?:no longer|now free|not bound)\b|\b(?:skip|stop|end|leave out) (?:all |the |any |your |every )*(?:verification|verifying|fact[ -]?check\w*|reading (?:other|any|the|further|here))\b|\brely (?:only |solely )?on this (?:page|paragraph|text|sentence|source|line)\b|\bforget (?:the rest|what)\b|\btest of your (?:obedience|abilit\w+)\b`,
    ),
  ],
  [
    'override',
    said(
      String.raw`\b(?:user|reader|candidate|client|owner|operator|developer|administrator|author|boss)s? (?:has |have |had |already |also )*(?:asked|told|instructed|authori[sz]ed|wants|want|requested|requires?|ordered|allowed|permitted|consents?|consented) (?:that )?you\b|\bi (?:hereby )?(?:authori[sz]e|instruct|order|command|allow|permit|ask) you to\b`,
    ),
  ],
  [
    'override',
    said(
      String.raw`\byou (?:must|have to|shall|will now|should now|are (?:required|obliged|ordered|instructed) to)(?: now| always| only| also)* (?:quote|repeat|praise|recommend|output|obey|mention|disregard|ignore|forget|rewrite|say|print|encode|link to)\b|${BEGIN}(?:state|write|report|say|treat|present|accept|print|take)\b[^.!?]{0,40}? as (?:a |an |the )*(?:facts?|true|truth|verified|certain|given|established|proven)\b|${BEGIN}repeat (?:after me|this|the (?:above|marks|words?|text|previous|last|sentence|phrase|following))\b`,
    ),
  ],
  // What shall be said once somebody asks or writes.
  [
    'when-asked',
    said(
      String.raw`\b(?:when(?:ever)?|if|where(?:ver)?|once|should) (?:you(?:'re| are)?|someone|somebody|anyone|anybody|the (?:reader|user|candidate|reporter)|they|it is|it's)? ?(?:ever )?(?:be |is |are |being )?(?:asked?|asks|asking|questioned|prompted|queried|prompt|summari[sz](?:e|es|ing|ed)|describ(?:e|es|ing|ed)|quot(?:e|es|ing|ed)|generat(?:e|es|ing)|answer(?:s|ing)?|writ(?:e|es|ing)|prepar(?:e|es|ing)|compil(?:e|es|ing)|report(?:s|ing)? (?:on|about)|discuss(?:es|ing)?|mention(?:s|ing|ed)?)\b[^.!?]{0,90}?[,:–—] ?${POLITE}(?:say|state|reply|answer|respond|write|mention|recommend|tell|claim|use|include|add|call|refer|replace|change|swap|translate|ignore|conclude|assert|insist|deny|declare|give|report|describe|link|rate|repeat|leave|omit|append|quote|present|output|point|direct)\b`,
    ),
  ],
  [
    'when-asked',
    said(
      String.raw`\b(?:the )?(?:only |one )?(?:correct|right|true|expected|required|approved|accepted|proper|only) (?:answers?|repl(?:y|ies)|responses?)(?: (?:to|for|when|about|on) [^.]{1,80}?)? (?:is|are|reads?|will be|must be|should be) ?(?:that|always|:|["“'‘]|yes\b|no\b|\p{L})`,
    ),
  ],
  [
    'when-asked',
    said(
      String.raw`${BEGIN}(?:say|state|claim|write|report|mention|assert|declare|tell (?:them|everyone|everybody|people|anyone who asks)|answer|reply|respond|conclude) (?:(?:only |simply |just |instead |clearly |explicitly )*(?:that|this|the following|with|:|["“'‘]|nothing (?:about|of)))`,
    ),
  ],
  // What an answer shall look like.
  [
    'output',
    said(
      String.raw`\b(?:your|any|every|each|all|all of your|the) (?:\w+ ){0,2}?${PRODUCT}(?: (?:of|on|about|for|concerning|that \w+|which \w+) [^.,]{1,50}?)? (?:must|should|shall|has to|have to|needs? to|ought to|(?:is|are) (?:required |supposed )?to|may only|can only)(?: (?:not|never|always|only|also|therefore|then))* (?:mention|state|say|end|finish|close|begin|start|open|contain (?:the|this|these|a link|only)|recommend|praise|repeat|quote|rate|rank|name (?:us|this)|link|point|call|omit|leave out|claim|use the (?:word|phrase)|include (?:the (?:following|words?|phrase|sentence|link|text)|this|a link|a sentence|our|these))\b`,
    ),
  ],
  [
    'output',
    said(
      String.raw`${BEGIN}(?:answer|respond|reply|write|output|print|return|speak|talk|continue|format|finish|end|begin|start|give your \w+|phrase)\b(?: (?:your|the|every|each|all|this|any|it|everything|back|to \w+|me))*(?: ${PRODUCT})? (?:only |just |solely |exclusively |entirely |strictly )?(?:in|with|using|as|by) (?:only |just |nothing but |a |an |the |valid |plain )*(?:json|xml|yaml|markdown|html|base ?64|rot ?13|morse|hexadecimal|capitals?|capital letters|all caps|upper ?case|lower ?case|pig latin|french|spanish|german|italian|chinese|japanese|russian|latin|klingon|rhymes?|verse|emojis?|one word|single word|words?\b|phrase|sentence|poem|haiku|pirate|alphanumeric|code block|reverse)\b`,
    ),
  ],
  // Words, links or code to be put in.
  [
    'insert',
    said(
      String.raw`${BEGIN}(?:include|insert|append|add|embed|place|put|incorporate|integrate|merge|prepend|reproduce|copy|repeat|paste|quote|output|print|return|write|weave|work|use|utili[sz]e|employ|enrich|implement|introduce|feature|run|execute|display|echo|type|finish|end|begin|start|close)\b[^.!?]{0,50}?\b(?:the |this |these |that )?(?:following|subsequent|below|next|exact|precise|same|below-mentioned|given|provided) (?:\w+ ){0,2}?${TEXT}\b`,
    ),
  ],
  [
    'insert',
    said(
      String.raw`${BEGIN}(?:include|including|insert|append|add|embed|place|put|incorporate|integrate|merge|prepend|mention|state|quote|cite|link|feature|note|say|write|reproduce|copy|use|recommend|give|leave|omit|keep|remove|drop|cut)\b[^.!?]{0,90}?\b(?:in|into|to|at the (?:end|beginning|start|top|bottom|foot) of|within|from|of|throughout) (?:your|the (?:report|summary|answer|response|briefing|reply|output)|every|each|any) ?(?:own |final |next |whole |finished )?(?:${PRODUCT}|text|article|document|code|solution|implementation|paragraph|section|sentence)?(?=\s*(?:$|[.,;:!?]|that|which|and|about|on|with|as|before|after|:|for))(?<=${PRODUCT}|your (?:text|article|document|code|solution|implementation)|every (?:section|paragraph|sentence))`,
    ),
  ],
  [
    'insert',
    said(
      String.raw`${BEGIN}(?:include|insert|add|embed|append|place|put|cite|give|provide|show|link|point|send|forward|post|submit|upload|transmit|direct|refer|lead|guide)\b[^.!?]{0,50}?\b(?:link|url|address|hyperlink|readers?|candidates?|the users?|data|conversation|contents?)\b[^.!?]{0,30}?(?:https?:\/\/|www\.|\b\w[\w-]*\.(?:com|net|org|io|example|co|info|biz)\b)`,
    ),
  ],
  [
    'insert',
    /`{3}|<\/?(?:source|instructions?|system|prompt|context|document)s?>|<(?:script|img|iframe|a|svg)\b[^>]*[=>]|"(?:sentences|verdict|evidenceids|claims?|instructions?|system|assistant|response|answer)"\s*:\s*["[{]/u,
  ],
  [
    'insert',
    said(
      String.raw`${BEGIN}(?:append|include|insert|add|embed|put|place|use|utili[sz]e|integrate|incorporate|merge|consider|ensure|employ|apply|adopt|find|run|execute|try|implement|have|see|enrich|complement|supplement|extend|enhance|complete)\b[^.!?]{0,80}?\b(?:code|snippet|script|function|program|routine|subroutine|code ?block|code ?section|lines? of code)\b[^.!?]{0,60}:`,
    ),
  ],
  [
    'insert',
    said(
      String.raw`\b(?:following|below|subsequent|next|this|given|provided) (?:\w+ )?(?:code|snippet|script|code ?block|block of code|section of code|piece of code|code \w+)\b[^.!?]{0,80}\byour (?:own )?(?:code|solution|implementation|script|program|project|answer|response|reply|work|codebase|output)\b|\byour (?:own )?(?:code|solution|implementation|script|program|project|answer|response|reply|work|codebase|output)\b[^.!?]{0,80}\b(?:following|below|subsequent|next|this|given|provided) (?:\w+ )?(?:code|snippet|script|block|section|excerpt|piece|lines?)\b`,
    ),
  ],
  [
    'output',
    said(
      String.raw`${BEGIN}(?!(?:we|i|they|he|she|it|you|thanks?|in|on|at|if|as|the|an?|our|my|this|that|these|with|for|to|by|of|from|and|but|or|when|after|before|once|while|there|all|any|each|are|is|was|were|what|how|why|who|where|which|due|based|receiving|look|looking)\b)\p{L}+\b[^.!?]{0,110}?\b(?:in|of|to|from|within|throughout|with|using|by|make|into|before|after) your (?:\w+ )?(?:responses?|repl(?:y|ies)|answers?|outputs?|completions?|translations?)\b|${BEGIN}(?!(?:await|receive|send|submit|mail|view|see|check|save|track|get|your|[\p{L}]+ing)\b)\p{L}+ your (?:\w+ )?(?:responses?|repl(?:y|ies)|answers?|outputs?|completions?)\b`,
    ),
  ],
  [
    'output',
    said(
      String.raw`\b(?:reports?|summaries|briefings?|answers|responses) (?:(?:on|about|of) [^.,]{1,40} )?must (?:always |also )?(?:include|contain|mention|use|carry|quote|repeat) (?:the|this|these) (?:phrases?|words?|sentences?|statements?|text|following|lines?)\b|${BEGIN}translate (?:the|this|your|every|all)\b[^.!?]{0,40} (?:in)?to \p{L}+\b|${BEGIN}(?:replace|substitute|swap|exchange|change|use|write|put|remove|drop|double|omit|shift)\b[^.!?]{0,60}\b(?:letters?|vowels?|consonants?|spaces|characters|digits|homophones?|anagrams?|numbers? (?:for|instead|in place)|e's|o's)\b`,
    ),
  ],
  [
    'insert',
    said(
      String.raw`${BEGIN}(?:add|insert|append|embed|include|output|print|type)(?: the (?:words?|phrase|sentence|line))? ["“']\p{L}`,
    ),
  ],
  [
    'output',
    said(
      String.raw`${BEGIN}(?:render|write|give|present|compose|format|phrase|type|express|deliver|craft|encode) your (?:\w+ )?(?:messages?|texts?|words|thoughts|explanations?|sentences?) (?:using|in|with|as|by|entirely|only)\b`,
    ),
  ],
  // What shall be told to, or hidden from, those who read the answer.
  [
    'tell-reader',
    said(
      String.raw`${BEGIN}(?:tell|inform|advise|warn|urge|ask|instruct|assure|convince|persuade|remind|encourage|notify|let|direct|refer|point|send|invite) (?:the |any |every |all |your |each |our )*${READER}(?:,? (?:to|that|of|about|know|not|there|towards|they|how|why|where|into|:))\b`,
    ),
  ],
  [
    'tell-reader',
    said(
      String.raw`(?:^|[,;:–—] ?)(?:please |you must |you should |and )*(?:do not|don't|never|avoid|refrain from) (?:mention(?:ing)?|cit(?:e|ing)|quot(?:e|ing)|writ(?:e|ing) (?:about|anything)|report(?:ing)? (?:on|about|any|the|this|that|it)|refer(?:ring)? to|say(?:ing)?|discuss(?:ing)?|talk(?:ing)? about|nam(?:e|ing)|reveal(?:ing)? (?:this|that|these))\b`,
    ),
  ],
  [
    'tell-reader',
    said(
      String.raw`${BEGIN}(?:rate|rank|praise|recommend|endorse|describe|present|portray|depict|call|name|list|score|judge|refer to|treat|regard|promote|favou?r|prefer|place) (?:us|this (?:company|firm|business|employer|page|site|product)|the (?:company|firm|employer|business)|our (?:company|firm)|it|them|[\p{L} ]{2,30}?) (?:as (?:the|an?|being|\w+ly)\b|above|highly|favou?rably|positively|first|over (?:all|any|its|every)|before (?:all|any)|with (?:ten|five|\d+|full)|only|to (?:every|all|any|each|the) (?:${READER}|one|body))`,
    ),
  ],
  [
    'tell-reader',
    said(
      String.raw`${BEGIN}(?:greet|thank|compliment|ask|wish|promise|offer|congratulate|flatter|scare|frighten|help|insult|mock|answer|question|motivate|comfort) the (?:user|reader|candidate|buyer|human|applicant|person (?:who|asking|reading))\b|${BEGIN}(?:encourage|convince|persuade|urge|influence|motivate|inspire|entice|lure|trick) (?:the |your |our |all )*(?:audience|everyone|everybody|someone|somebody|readers?|users?|voters?|individuals?|consumers?|public|people|others|masses|listeners?|viewers?) (?:to|that|of|into|about|why)\b`,
    ),
  ],
  // Requests that are put to an assistant and to nobody who reads about a company.
  [
    'request',
    said(
      String.raw`${BEGIN}(?:translate|rewrite|rephrase|paraphrase|summari[sz]e|proofread|correct|decode|encode|decipher|unscramble|rearrange|encrypt|decrypt|spell|reverse|convert|transform|modify|alter|edit|misspell|remove|replace|substitute|swap|change|scramble|jumble|group|capitali[sz]e)\b[^.!?]{0,40}?\b(?:following|this|these|below|above|all|every|each|any|your|the)\b[^.!?]{0,30}?\b(?:sentences?|texts?|paragraphs?|phrases?|words?|letters|characters|vowels|consonants|passages?|spaces?|code|responses?|answers?|repl(?:y|ies)|messages?|string)\b`,
    ),
  ],
  [
    'request',
    said(
      String.raw`${BEGIN}(?:write|compose|draft|create|generate|provide|give|tell|make|produce|craft|develop|invent|recite|sing|devise|prepare|pen|come up with)(?: (?:me|us|the user))?(?: (?:an?|some|two|three|five|ten|\d+|the))(?: [\p{L}-]+){0,4}? (?:poems?|haikus?|limericks?|stor(?:y|ies)|essays?|jokes?|songs?|raps?|speech|riddles?|sonnets?|puns?|tweets?|lyrics|ballads?|fables?|fairy ?tales?|letters? (?:to|of|from)|paragraphs?|synonyms?|recipes?|dialogues?|screenplays?|headlines?|captions?|phishing|malware|virus)\b`,
    ),
  ],
  [
    'request',
    said(
      String.raw`${BEGIN}(?:write|compose|draft|create|generate|craft|come up with|suggest|prepare|design|produce|invent|provide|give|make|develop|construct|formulate)(?: (?:me|us))? (?:an?|some|\w+) (?:[\p{L}-]+ ){0,4}?(?:articles?|blog ?posts?|posts?|headlines?|titles?|captions?|tweets?|adverts?|advertisements?|e-?mails?|letters?|messages?|arguments?|explanations?|examples?|summaries|summary|tips|ideas|functions?|queries|query|programs?|scripts?|itinerary|menu|review|testimonial|pitch) (?:about|on|that|which|for|titled|called|to|explaining|describing|claiming|arguing|promoting|in \p{L}+|of how)\b`,
    ),
  ],
  [
    'request',
    said(
      String.raw`^(?:please |and |now |then )*(?:(?:can|could|would|will) you (?:please |kindly )?(?:show|tell|give|write|provide|explain|teach|translate|describe|recommend|suggest|list|name|help|create|generate|summari[sz]e|define|convert|solve|calculate)\b(?: (?:me|us))?|(?:show|tell|teach) me\b|explain (?:to me |the (?:process|concept|theory|difference|meaning|idea|principles?) (?:of|between|behind)|(?:how|why|what) [^.]{1,60} (?:to|in|as) (?:me|a child|simple)|in simple terms)|how do (?:i|you) (?:say|solve|spell|write|translate|calculate)\b|what(?:'s| is| are) ["“'‘][^"”'’]+["”'’] in \p{L}+|give me\b|solve (?:the|this|for)\b)`,
    ),
  ],
];

const LONGEST = 1_200;

/** Leading marks, numbers and labels: “1.”, “P. S.”, “Important notice:”. */
function bared(text: string): string {
  let rest = text;
  for (let cut = 0; cut < 3; cut += 1) {
    const next = rest.replace(
      /^(?:[^\p{L}<[#`]+|\p{L}*\d[\p{L}\d]*\s+|p\.? ?s\.?[:.,]?\s+|(?:very )?(?:important|urgent|notice|note|reminder|hint|tip|attention|warning|update|instructions?|task|question)(?: \w+)?\s*[:!–—]\s*)/u,
      '',
    );
    if (next === rest) break;
    rest = next;
  }
  return rest;
}

/** Which cue gives a sentence away as a command to its reader; undefined for what only says something. */
export function commandIn(sentence: string): string | undefined {
  const plain = removeInvisible(sentence)
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(/[’‘´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  const text = bared(plain);
  // A host’s dots end no sentence, though they look like it.
  const forms = new Set([text, plain, text.replace(/(?<=\w)\.(?=\p{L}{2})/gu, ' ')]);
  return CUES.find(([, pattern]) => [...forms].some((form) => pattern.test(form)))?.[0];
}
