import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Chip,
  Dialog,
  LocaleProvider,
  Price,
  RadioGroup,
  Rating,
  SectionHead,
  Select,
  Skeleton,
  Switch,
  Tabs,
  TextArea,
  TextField,
  toast,
  Toaster,
  type Language,
} from "@talabee/ui";
import { ProductCard, type ProductCardData } from "@talabee/ui/widgets/product-card";
import { QuantityStepper } from "@talabee/ui/widgets/quantity-stepper";
import { StoreCard, type StoreCardData } from "@talabee/ui/widgets/store-card";
import { createRoot } from "react-dom/client";

/** Many of our components in a page of a host; `?language=ar`, `?dialog` and `?toast` choose the state. */
const query = new URLSearchParams(location.search);
const language: Language = query.get("language") === "ar" ? "ar" : "en";

const store: StoreCardData = {
  id: "1",
  name: "Karak House",
  cover: null,
  rating: 4.6,
  reviews_count: 240,
  cuisines: ["Tea", "Breakfast"],
  is_open: true,
  opens_at: null,
  delivery_fee: 700,
  delivery_time: { min: 25, max: 35 },
  order_types: ["delivery"],
  offer: { kind: "percent", percent: 20 },
};
const product: ProductCardData = {
  id: "1",
  vendor_id: "1",
  name: "Karak tea",
  description: "Strong tea with cardamom and evaporated milk.",
  price: 600,
  sale_price: 500,
  on_sale: true,
  in_stock: true,
  stock_left: 3,
  max_quantity: 9,
  image: null,
  has_addons: false,
};
const sizes = [
  { value: "small", label: "Small" },
  { value: "large", label: "Large" },
];

function Gallery() {
  return (
    <LocaleProvider language={language}>
      <SectionHead title="Near you" seeAllHref="#all" />
      <Button>Order</Button>
      <Button variant="outline">Later</Button>
      <Button variant="danger">Remove</Button>
      <Badge tone="success">Open</Badge>
      <Chip>Karak</Chip>
      <Price amount={4800} />
      <Rating value={4.5} count={120} />
      <Alert tone="warning" title="Closing soon">
        Order before 23:00.
      </Alert>
      <TextField label="Email" help="We send the receipt there." />
      <TextField label="Name" error="Name is required" />
      <TextArea label="Note" />
      <Select label="City" options={[{ value: "doha", label: "Doha" }]} />
      <Checkbox label="Keep me posted" defaultChecked />
      <Switch label="Night mode" defaultChecked />
      <RadioGroup label="Size" options={sizes} value="small" onValueChange={() => undefined} />
      <Tabs label="Menu" tabs={sizes} value="small" onValueChange={() => undefined}>
        Tea
      </Tabs>
      <Card>
        <h2>Card</h2>
        <p>
          A text with <strong>weight</strong>, <small>small print</small> and <code>code</code>.
        </p>
        <ul>
          <li>One</li>
        </ul>
      </Card>
      <Skeleton style={{ height: 32 }} />
      <StoreCard store={store} href="#store" />
      <ProductCard product={product} href="#product" />
      <QuantityStepper name={product.name} value={3} max={3} onValueChange={() => undefined} />
      <Dialog open={query.has("dialog")} onOpenChange={() => undefined} title="Cart">
        <p>Your cart is empty.</p>
      </Dialog>
      <Toaster />
    </LocaleProvider>
  );
}

const ours = document.getElementById("ours")!;
ours.lang = language;
ours.dir = language === "ar" ? "rtl" : "ltr";
createRoot(ours).render(<Gallery />);
if (query.has("toast")) toast.show({ title: "Saved" });
