/** Loaded on the first interaction with a product's form. */
import { discountsOnPage } from './on-page';
import * as quantityPrices from './quantity-prices';

discountsOnPage().quantityPrices = quantityPrices;
