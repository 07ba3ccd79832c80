/** The contents of src/data/site.yml in the language of the page. */
import site from '@site/src/data/site.yml';

export {site};

/** Opens WhatsApp with a greeting. */
export const whatsappLink = `${site.whatsapp.link}?text=${encodeURIComponent(site.whatsapp.greeting)}`;
