import type { ContentBlock, Language } from "@talabee/contract";

/**
 * A page in both languages. `{name}`, `{phone}` and `{email}` are filled in from the settings, all other words in braces by
 * `BRAND_PAGE_WORDS` for the market.
 */
export interface BrandPage {
  readonly title: Readonly<Record<Language, string>>;
  readonly blocks: Readonly<Record<Language, readonly ContentBlock[]>>;
}

const h = (text: string): ContentBlock => ({ kind: "heading", text });
const p = (text: string): ContentBlock => ({ kind: "paragraph", text });
const list = (...items: string[]): ContentBlock => ({ kind: "list", items });
const link = (text: string, href: string): ContentBlock => ({ kind: "link", text, href });

/** Default pages, for those that are not in the table. */
export const BRAND_PAGES: Readonly<Record<string, BrandPage>> = {
  about: {
    title: { en: "About {name}", ar: "عن «{name}»" },
    blocks: {
      en: [
        p(
          "{name} brings the kitchens, bakeries, grocers and pharmacies of {place} to your door. We began in 2019 with eleven restaurants around {souq} and two riders who knew every alley by heart.",
        ),
        h("What we care about"),
        list(
          "Food arrives as the cook meant it: hot dishes hot, cold ones cold.",
          "The price you see is the price you pay. Fees are shown before you order.",
          "Small kitchens get the same place on our pages as large chains.",
          "Riders are paid by the hour and rest at noon in summer.",
        ),
        h("Where we deliver"),
        p("{areas}. Each store decides how far it delivers; you see it before you fill your cart."),
        h("Work with us"),
        p("Restaurants, riders and stars can apply in a few minutes. We answer within three days."),
        link("Apply now", "/joinFamily"),
      ],
      ar: [
        p(
          "يجمع «{name}» مطابخ {place} ومخابزها وبقالاتها وصيدلياتها ويوصّل منها إلى بابك. بدأنا عام 2019 بأحد عشر مطعمًا حول {souq} ومندوبَين يعرفان كل زقاق فيه.",
        ),
        h("ما يهمنا"),
        list(
          "أن يصلك الطعام كما أراده الطاهي: الساخن ساخنًا والبارد باردًا.",
          "السعر الذي تراه هو السعر الذي تدفعه، وتظهر الرسوم قبل الطلب.",
          "للمطابخ الصغيرة المكانة نفسها التي للسلاسل الكبيرة.",
          "يُدفع للمندوبين بالساعة ويستريحون وقت الظهيرة صيفًا.",
        ),
        h("أين نوصّل"),
        p("نوصّل إلى {areas}. يحدد كل متجر نطاق توصيله وتراه قبل أن تملأ سلتك."),
        h("اعمل معنا"),
        p("يمكن للمطاعم والمندوبين والنجوم التقديم في دقائق، ونرد خلال ثلاثة أيام."),
        link("قدّم الآن", "/joinFamily"),
      ],
    },
  },
  privacy: {
    title: { en: "Privacy", ar: "الخصوصية" },
    blocks: {
      en: [
        p("This page says what {name} knows about you, why, and for how long. It follows {privacyLaw}."),
        h("What we keep"),
        list(
          "Your name, e-mail address and mobile number, to run your account and reach you about an order.",
          "Your addresses, to deliver. The store and the rider of an order see the one address it goes to.",
          "Your orders and payments, for ten years, as the law asks of merchants; the address and notes of an order for two.",
          "Messages and applications, for a year; what a rider writes or photographs when an order cannot be handed over, for three months.",
          "A token of your card. The number itself goes to the payment provider and never passes through our servers.",
        ),
        h("What we do not do"),
        list(
          "We do not sell personal data.",
          "We do not follow you on other sites.",
          "We never ask for a verification code by telephone or message.",
        ),
        h("Your rights"),
        p(
          "You may see, correct or delete what we keep about you: under “Your data” in your profile, or by writing to {email}; we answer within thirty days. When you delete your account, what the law obliges us to keep stays without your name, addresses and notes until its time is over.",
        ),
        link("Your data", "/profile/data"),
        h("Cookies"),
        p("We use two: your language and your theme. Neither identifies you."),
        link("Contact us", "/contact"),
      ],
      ar: [
        p("توضح هذه الصفحة ما يعرفه «{name}» عنك، ولماذا، وإلى متى، وفق {privacyLaw}."),
        h("ما نحتفظ به"),
        list(
          "اسمك وبريدك الإلكتروني ورقم جوالك لإدارة حسابك والتواصل معك بشأن طلباتك.",
          "عناوينك من أجل التوصيل، ولا يرى المتجر والمندوب إلا عنوان الطلب نفسه.",
          "طلباتك ومدفوعاتك لمدة عشر سنوات كما يلزم القانون التجار، وعنوان الطلب وملاحظاته لمدة سنتين.",
          "الرسائل وطلبات الانضمام لمدة سنة، وما يكتبه المندوب أو يصوره عندما يتعذر تسليم الطلب لمدة ثلاثة أشهر.",
          "رمزًا بديلًا لبطاقتك، أما رقمها فيذهب إلى مزوّد الدفع ولا يمر بخوادمنا.",
        ),
        h("ما لا نفعله"),
        list(
          "لا نبيع البيانات الشخصية.",
          "لا نتتبعك في المواقع الأخرى.",
          "لا نطلب رمز التحقق عبر الهاتف أو الرسائل أبدًا.",
        ),
        h("حقوقك"),
        p(
          "يحق لك الاطلاع على بياناتك أو تصحيحها أو حذفها من صفحة «بياناتك» في ملفك الشخصي، أو بمراسلتنا على {email} ونرد خلال ثلاثين يومًا. وعند حذف الحساب يبقى ما يلزمنا القانون بحفظه من دون اسمك وعناوينك وملاحظاتك إلى أن تنتهي مدته.",
        ),
        link("بياناتك", "/profile/data"),
        h("ملفات تعريف الارتباط"),
        p("نستخدم اثنين فقط: لغتك ومظهر الصفحة، ولا يكشف أي منهما هويتك."),
        link("تواصل معنا", "/contact"),
      ],
    },
  },
  terms: {
    title: { en: "Terms of use", ar: "شروط الاستخدام" },
    blocks: {
      en: [
        p(
          "By ordering through {name} you agree to the following. Each order is a contract between you and the store; we carry it from one to the other.",
        ),
        h("Orders and prices"),
        list(
          "An order is placed once you see its code. The store may decline it, and you are not charged then.",
          "Prices are in {currency}. The total is what you saw when you placed the order.",
          "You may cancel free of charge until the store accepts, and for one minute after that while it has not begun to prepare.",
        ),
        h("Delivery"),
        p(
          "The times we show are estimates. If an order is later than the latest time we promised, tell us and we make it good.",
        ),
        h("Refunds"),
        p(
          "Something missing or wrong? Write within 24 hours. Card payments go back to the card within five working days, wallet payments at once.",
        ),
        h("Coupons and wallet"),
        p(
          "One coupon an order. Coupons cannot be exchanged for cash. Wallet money that you put in yourself never expires; gifts may, and say so.",
        ),
        h("Your account"),
        p(
          "Keep your password to yourself. We may put an account on hold that is used against the law or to harm others, and tell you why.",
        ),
        h("Law"),
        p("The law of {state} applies; courts of {place} decide."),
      ],
      ar: [
        p("بالطلب عبر «{name}» فإنك توافق على ما يلي. كل طلب عقد بينك وبين المتجر، ونحن ننقله بينكما."),
        h("الطلبات والأسعار"),
        list(
          "يكتمل الطلب حين يظهر لك رقمه، وللمتجر أن يعتذر عنه فلا يُخصم منك شيء.",
          "الأسعار {currency}، والإجمالي هو ما رأيته عند إرسال الطلب.",
          "يمكنك الإلغاء مجانًا إلى أن يقبل المتجر الطلب، ولمدة دقيقة بعد ذلك ما لم يبدأ التحضير.",
        ),
        h("التوصيل"),
        p("الأوقات التي نعرضها تقديرية. إذا تأخر طلبك عن آخر موعد وعدنا به فأخبرنا وسنعوّضك."),
        h("استرداد المبالغ"),
        p(
          "هل نقص شيء أو وصل غير صحيح؟ راسلنا خلال 24 ساعة. تعود مدفوعات البطاقة إليها خلال خمسة أيام عمل، ومدفوعات المحفظة فورًا.",
        ),
        h("القسائم والمحفظة"),
        p(
          "قسيمة واحدة لكل طلب، ولا تُستبدل القسائم نقدًا. الرصيد الذي تضيفه بنفسك لا تنتهي صلاحيته، أما الهدايا فقد تنتهي ويُذكر ذلك.",
        ),
        h("حسابك"),
        p("احتفظ بكلمة المرور لنفسك. قد نوقف حسابًا يُستخدم خلافًا للقانون أو للإضرار بالآخرين، ونخبرك بالسبب."),
        h("القانون"),
        p("يسري قانون {state} وتختص محاكم {place} بالنظر في أي نزاع."),
      ],
    },
  },
  contact: {
    title: { en: "Contact us", ar: "تواصل معنا" },
    blocks: {
      en: [
        p(
          "Something is wrong with an order? The order's own page is quickest: it tells us everything at once.",
        ),
        h("Reach us"),
        list(
          "Telephone: {phone}",
          "E-mail: {email}",
          "Every day from 8:00 to 1:00 at night, Fridays from 12:00",
        ),
        link("{email}", "mailto:{email}"),
        h("Visit us"),
        p("{name}, {office}. Sunday to Thursday, 8:00 to 16:00."),
      ],
      ar: [
        p("هل تواجه مشكلة في طلبك؟ صفحة الطلب نفسها أسرع طريق، فهي تخبرنا بكل شيء دفعة واحدة."),
        h("طرق التواصل"),
        list(
          "الهاتف: {phone}",
          "البريد الإلكتروني: {email}",
          "يوميًا من 8:00 ص حتى 1:00 ص، والجمعة من 12:00 م",
        ),
        link("{email}", "mailto:{email}"),
        h("زورونا"),
        p("{name}، {office}. من الأحد إلى الخميس من 8:00 ص إلى 4:00 م."),
      ],
    },
  },
};
