// node break.tmp.mjs RUNS PAGE name=dir ... : interleaved traces, self thread time by name
import {chromium} from 'playwright-core';
import {findBrowser,quietFlags} from './lib/browser.mjs';
import {phone,slowDown} from './lib/taps.mjs';
import {serve} from './lib/serve.mjs';
import path from 'node:path';
const [runs,page,...sites]=process.argv.slice(2);
const cache=path.join(import.meta.dirname,'.cache');
const {chromePath,envVars}=findBrowser(cache);
const categories=['loading','blink.user_timing','devtools.timeline','disabled-by-default-devtools.timeline','disabled-by-default-lighthouse','blink','cc','v8','toplevel'].slice(0,process.env.MORE?9:5);
const list=[];
for(const s of sites){const [name,dir]=s.split('=');list.push({name,...await serve(dir),traces:[]})}
async function one(url){
 const chrome=await chromium.launch({executablePath:chromePath,args:[...quietFlags,'--no-sandbox'],env:envVars});
 try{const p=await(await chrome.newContext(phone)).newPage();await slowDown(p);
 await chrome.startTracing(p,{categories});await p.goto(url);
 await p.evaluate(()=>new Promise(r=>setTimeout(()=>requestIdleCallback(r),1000)));
 const {traceEvents:events}=JSON.parse(await chrome.stopTracing());
 const start=events.find(({name,args})=>name==='navigationStart'&&args.data?.documentLoaderURL===url);
 const arrival=events.find(({name,args})=>name==='CommitLoad'&&args.data?.url===url);
 const of=events.filter(e=>e.pid===arrival.pid&&e.tid===arrival.tid&&e.ts>arrival.ts&&e.ph==='X').sort((a,b)=>a.ts-b.ts||b.dur-a.dur);
 const self={},count={};const stack=[];
 for(const e of of){while(stack.length&&stack.at(-1).end<=e.ts)stack.pop();
  const t=(e.tdur??0)/1000;self[e.name]=(self[e.name]??0)+t;count[e.name]=(count[e.name]??0)+1;
  if(stack.length)self[stack.at(-1).name]-=t;stack.push({name:e.name,end:e.ts+e.dur});}
 const tasks=of.filter(e=>e.name==='RunTask');
 const sum=a=>a.reduce((x,y)=>x+y,0);
 const fcp=events.find(e=>e.name==='firstContentfulPaint'&&e.pid===arrival.pid);
 const out={work:sum(tasks.map(t=>(t.tdur??0)/1000)),long:sum(tasks.map(t=>(t.tdur??0)/1000).filter(t=>t>50)),fcp:(fcp.ts-start.ts)/1000,self,count,
  list:process.env.TASKS?tasks.filter(t=>t.tdur>8000).map(t=>({at:Math.round((t.ts-start.ts)/1000),ms:Math.round(t.tdur/1000),frames:0,what:of.filter(e=>e!==t&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur&&(e.tdur??0)>3000).map(e=>e.name+' '+Math.round(e.tdur/1000)+(e.name==='Layout'?'['+e.args.beginData.dirtyObjects+'/'+e.args.beginData.totalObjects+']':e.name==='UpdateLayoutTree'?'['+e.args.elementCount+']':'')).join(', ')})):undefined};
 return out;}finally{await chrome.close()}
}
const med=a=>{a=[...a].sort((x,y)=>x-y);return a[a.length>>1]};
for(let r=0;r<=+runs;r++)for(let i=0;i<list.length;i++){const s=list[(i+r)%list.length];let v;try{v=await one(s.origin+page)}catch(e){v=await one(s.origin+page)}if(r>0)s.traces.push(v)}
console.log(page);
for(const s of list)console.log(s.name.padEnd(16),'work',med(s.traces.map(t=>t.work)).toFixed(0),'long',med(s.traces.map(t=>t.long)).toFixed(0),'fcp',med(s.traces.map(t=>t.fcp)).toFixed(0),'styles',med(s.traces.map(t=>t.count.UpdateLayoutTree??0)),'layouts',med(s.traces.map(t=>t.count.Layout??0)));
const names=[...new Set(list.flatMap(s=>s.traces.flatMap(t=>Object.keys(t.self))))].map(n=>[n,...list.map(s=>med(s.traces.map(t=>t.self[n]??0)))]).sort((a,b)=>Math.max(...b.slice(1))-Math.max(...a.slice(1)));
if(!process.env.SHORT){console.log(''.padEnd(38),list.map(s=>s.name.slice(0,9).padStart(9)).join(' '));
for(const [n,...v] of names.filter(([,...v])=>Math.max(...v)>=1.5))console.log(n.padEnd(38),v.map(x=>x.toFixed(1).padStart(9)).join(' '));}
if(process.env.TASKS)for(const s of list){console.log(s.name);for(const t of s.traces[0].list)console.log(t.at,t.ms,t.what)}
for(const s of list)s.close();process.exit(0);
