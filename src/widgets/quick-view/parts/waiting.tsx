import { ServerHtml } from '@vitrina/react';
import type { Product } from '../view';

interface WaitingProps {
	readonly product: Product;
	/** Names the view of a product whose card is not on the page. */
	readonly name: string;
}

const LINES = [ '', '', '', ' quick-view__line--button' ];

/** What the card knows of a product, while the rest is on its way. */
export function Waiting( { product, name }: WaitingProps ) {
	return (
		<div className="quick-view__product is-waiting">
			<ServerHtml
				className="quick-view__gallery"
				html={ product.picture }
			/>
			<div className="summary">
				<h2 className="product_title" id="quick-view-title">
					{ product.title || name }
				</h2>
				<ServerHtml as="p" className="price" html={ product.price } />
				{ LINES.map( ( more, at ) => (
					<span
						key={ at }
						className={ `quick-view__line${ more }` }
					/>
				) ) }
			</div>
		</div>
	);
}
