/** What element.ts needs for a text that was pasted in Preeti. */
export {looksLikePreeti, preetiToUnicode} from 'nepali-text/preeti';
