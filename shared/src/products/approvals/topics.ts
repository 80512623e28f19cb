/** Live topic of the products of all stores, for staff who approve them. */
export const approvalsTopic = 'atlas:approvals';
