import { Marked } from '../marked';
import { picture, price, toSafeElements } from './safe-elements';
import type { Suggestion } from './suggestions';

interface ProductProps {
	readonly product: Suggestion;
	readonly terms: readonly string[];
}

/** A suggested product: picture, name, category, price. */
export function Product( { product, terms }: ProductProps ) {
	const { value, thumbnail, category } = product;
	return (
		<>
			<span className="search-box__picture" aria-hidden="true">
				{ toSafeElements( thumbnail, picture ) }
			</span>
			<span className="search-box__text">
				<span className="search-box__title">
					<Marked
						text={ value }
						words={ terms }
						className="search-box__match"
					/>
				</span>
				<span className="search-box__category">{ category }</span>
			</span>
			<span className="search-box__price">
				{ toSafeElements( product.price, price ) }
			</span>
		</>
	);
}
