/** Schemas of boxes without stories: the content of the unique item with the box's slug. */
import { z } from 'zod';

const address = z.string().regex(/^(?:https:\/\/|\/(?!\/))/, 'must be a path or an https address');

const bookSchema = z.object({
  url: address,
  image: address,
  title: z.string().min(1),
  /** In the site's currency. */
  price: z.number().nonnegative(),
});
/** A strip of books [FRONT-20]. */
export const booksSchema = z.array(bookSchema).min(1);
export type Book = z.infer<typeof bookSchema>;

const promoGraphics = ['usa-2024', 'ballot', 'none'] as const;

/** A link to a supplement [FRONT-21]. */
export const promoSchema = z.object({
  title: z.string().min(1),
  text: z.string().default(''),
  url: address,
  label: z.string().default(''),
  graphic: z.enum(promoGraphics).default('none'),
});
export type Promo = z.infer<typeof promoSchema>;

const blogPostSchema = z.object({
  title: z.string().min(1),
  url: address,
  author: z.string().default(''),
});
/** Posts of partners' blogs, of which four are shown [FRONT-15]. */
export const blogPostsSchema = z.array(blogPostSchema).min(1);
export type BlogPost = z.infer<typeof blogPostSchema>;
export const blogPostsShown = 4;
