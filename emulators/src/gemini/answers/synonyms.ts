/** Words and phrases with their synonyms, by tone if one synonym doesn't fit all tones. */
import type { AiTone } from '@akada/domain/ai/ai';

const PLAIN = `important=key|big=large|large=big|use=make use of|uses=makes use of|used=made use of|show=make clear|shows=makes clear
showed=made clear|help=assist|helps=assists|get=obtain|gets=obtains|need=require|needs=requires|start=begin|starts=begins
started=began|end=finish|ends=finishes|many=a lot of|quick=fast|quickly=fast|fast=quick|hard=difficult|difficult=hard|easy=simple
simple=easy|usually=as a rule|often=many times|always=at all times|because of=owing to|in order to=to|however=but
therefore=so|thus=so|also=as well|about=some|nearly=almost|almost=nearly|enough=sufficient|begin=start|begins=starts
change=alter|changes=alters|changed=altered|make sure=see to it|found=discovered|carries=brings|carry=bring|contains=holds
contain=hold|releases=gives off|release=give off|speeds up=makes faster|moves=passes|happens=takes place|happen=take place
called=known as|made of=built from|consists of=is made up of|whole=entire|main=chief|rise=go up|rises=goes up|fall=go down
falls=goes down|kind=sort|kinds=sorts|part=piece|parts=pieces|near=close to|different=unlike|only=just`;

const FORMAL = `a lot of=a great deal of|big=substantial|large=considerable|get=obtain|gets=obtains|got=obtained|need=require|needs=requires
show=demonstrate|shows=demonstrates|showed=demonstrated|help=assist|helps=assists|use=employ|uses=employs|used=employed
start=commence|starts=commences|begin=commence|begins=commences|end=conclude|ends=concludes|many=numerous|much=considerable
but=however,|so=therefore|also=furthermore|about=approximately|enough=sufficient|buy=purchase|buys=purchases|find out=ascertain
think=consider|thinks=considers|says=states|say=state|said=stated|ask=enquire|asks=enquires|tell=inform|tells=informs
hard=demanding|easy=straightforward|good=favourable|bad=unfavourable|keep=retain|keeps=retains|give=provide|gives=provides
make sure=ensure|happens=occurs|happen=occur|because=since|kind=type|kinds=types|whole=entire|main=principal`;

const ACADEMIC = `${FORMAL}|important=significant|change=modification|changes=modifications|idea=concept|ideas=concepts|part=component
parts=components|way=method|ways=methods|cause=bring about|causes=brings about|speeds up=accelerates|moves=is transported
releases=liberates|carries=transports|made of=composed of|consists of=comprises|shown=demonstrated|more and more=increasingly`;

const FRIENDLY = `require=need|requires=needs|obtain=get|obtains=gets|therefore=so|thus=so|however=but|approximately=about|sufficient=enough
assist=help|assists=helps|commence=start|commences=starts|demonstrates=shows|numerous=lots of|many=lots of|difficult=tricky
important=really important|consists of=is made up of|purchase=buy|in order to=to|permits=lets|permit=let|usually=mostly
large=big|occurs=happens|occur=happen|releases=lets out|because=since|also=too|very=really|quickly=fast`;

const TABLES: Readonly<Record<AiTone, string>> = {
  plain: PLAIN,
  formal: FORMAL,
  friendly: FRIENDLY,
  academic: ACADEMIC,
};

/** The words to replace for a tone, longest first. */
export function synonyms(tone: AiTone): ReadonlyMap<string, string> {
  const pairs = TABLES[tone]
    .split(/[|\n]/)
    .map((entry) => entry.trim().split('=') as [string, string])
    .sort(([a], [b]) => b.length - a.length);
  return new Map(pairs);
}
